import { X } from "lucide-react";

/** An active filter; a click removes it. */
export const FilterChip = ({ text, onRemove }: { text: string; onRemove: () => void }) => (
  <button type="button" className="button" onClick={onRemove}>
    {text}
    <X size={18} aria-hidden />
  </button>
);
