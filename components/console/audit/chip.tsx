import { X } from "lucide-react";

/** A filter that is on, and goes away with a click. */
export const Chip = ({ text, onRemove }: { text: string; onRemove: () => void }) => (
  <button type="button" className="button" onClick={onRemove}>
    {text}
    <X size={18} aria-hidden />
  </button>
);
