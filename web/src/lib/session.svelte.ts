/** Who is here and how they like it: guest, language, theme, motion, plain table. */

import { api, Refused } from "./api";
import type { GameInfo, Me } from "./protocol";
import { Texts, type Language } from "./texts";

type Theme = "dark" | "light";

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`meadhall-${name}`);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`meadhall-${name}`, value);
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

const wanted = (): Language => {
  const said = kept("language") ?? navigator.language;
  return said.toLowerCase().startsWith("ru") ? "ru" : "en";
};

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  texts = $state.raw<Texts | null>(null);
  language = $state<Language>(wanted());
  theme = $state<Theme>(kept("theme") === "light" ? "light" : "dark");
  plain = $state(kept("plain") === "yes");
  /** Every choice is asked once more before it is sent. */
  confirms = $state(kept("confirm") === "yes");
  /** Whether one hears the bots greet and say good game. */
  botsTalk = $state(kept("bots-talk") !== "no");
  sound = $state(kept("sound") === "yes");
  calm = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);
  /** A sentence shown for a moment: what the server refused, what was copied. */
  notice = $state("");
  #noticeTimer = 0;

  async start(): Promise<void> {
    this.#dress();
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    calm.addEventListener("change", () => (this.calm = calm.matches));
    this.texts = await Texts.load("", this.language);
    // Whoever is known stays who they are; a new guest gets a name to play under.
    const me = await api.becomeGuest({});
    this.me = me.name ? me : await api.change({ name: this.#guestName(), language: this.language });
    this.games = await api.games();
  }

  async speak(language: Language): Promise<void> {
    keep("language", language);
    this.texts = await Texts.load("", language);
    this.language = language;
    this.#dress();
    if (this.me && this.me.language !== language) this.me = await api.change({ language });
  }

  async rename(name: string): Promise<void> {
    this.me = await api.change({ name });
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.#dress();
  }

  setPlain(plain: boolean): void {
    this.plain = plain;
    keep("plain", plain ? "yes" : "no");
  }

  setConfirms(confirms: boolean): void {
    this.confirms = confirms;
    keep("confirm", confirms ? "yes" : "no");
  }

  setBotsTalk(talk: boolean): void {
    this.botsTalk = talk;
    keep("bots-talk", talk ? "yes" : "no");
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    keep("sound", sound ? "yes" : "no");
  }

  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = window.setTimeout(() => (this.notice = ""), 6000);
  }

  /** Say what went wrong, in the person's language; what is not the server's refusal is a fault. */
  tellError(error: unknown): void {
    if (!(error instanceof Refused) || !this.texts) throw error;
    this.tell(this.texts.say(error.text));
  }

  #guestName(): string {
    const names = this.texts!.t("web-guest-names").split(/\s+/);
    return names[crypto.getRandomValues(new Uint32Array(1))[0]! % names.length]!;
  }

  #dress(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const session = new Session();

/** A message of the interface itself. */
export const t = (key: string, values: Record<string, string | number> = {}, form = ""): string =>
  session.texts?.t(key, values, form) ?? "";
