import { X } from "lucide-react";
import { useText } from "../texts";

/** An active filter; a click removes it. */
export function FilterChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className="button max-w-full"
      aria-label={t("list.removeFilter", { filter: text })}
      onClick={onRemove}
    >
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <X size={18} aria-hidden className="flex-none" />
    </button>
  );
}
