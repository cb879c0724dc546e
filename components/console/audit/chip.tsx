import { X } from "lucide-react";

/** An active filter; a click removes it. */
export const Chip = ({ text, onRemove }: { text: string; onRemove: () => void }) => (
  <button type="button" className="button" onClick={onRemove}>
    {text}
    <X size={18} aria-hidden />
  </button>
);
