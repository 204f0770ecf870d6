"""The scene that docs/writing-a-scene.md teaches with: what it says is what is tested."""

from pathlib import Path

GUIDE = Path(__file__).parent.parent / "docs/writing-a-scene.md"
FORD = GUIDE.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
