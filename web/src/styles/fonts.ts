/** The fonts, only the subsets that are read: Latin and Cyrillic (SIL Open Font License 1.1). */
import "@fontsource/alegreya-sc/cyrillic-800.css";
import "@fontsource/alegreya-sc/latin-800.css";
import "@fontsource/philosopher/cyrillic-400.css";
import "@fontsource/philosopher/cyrillic-700.css";
import "@fontsource/philosopher/latin-400.css";
import "@fontsource/philosopher/latin-700.css";
import "@fontsource/pt-sans-narrow/cyrillic-400.css";
import "@fontsource/pt-sans-narrow/cyrillic-700.css";
import "@fontsource/pt-sans-narrow/latin-400.css";
import "@fontsource/pt-sans-narrow/latin-700.css";
import "@fontsource/pt-sans/cyrillic-400.css";
import "@fontsource/pt-sans/cyrillic-700.css";
import "@fontsource/pt-sans/latin-400.css";
import "@fontsource/pt-sans/latin-700.css";
