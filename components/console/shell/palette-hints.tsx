import { useText } from "../texts";

/** The keyboard hints, on devices with a keyboard. */
export function PaletteHints() {
  const t = useText();
  const hints = [
    ["↑↓", t("palette.move")],
    ["↵", t("palette.open")],
    ["⌘↵, Ctrl ↵", t("palette.newTab")],
    ["Esc", t("palette.shut")],
  ] as const;
  return (
    <ul
      className="mt-2 flex flex-wrap gap-x-4 gap-y-1 border-line border-t pt-3 text-xs text-muted pointer-coarse:hidden"
      aria-hidden
    >
      {hints.map(([keys, words]) => (
        <li key={keys}>
          <kbd className="rounded-sm border border-line px-1.5 py-0.5">{keys}</kbd> {words}
        </li>
      ))}
    </ul>
  );
}
