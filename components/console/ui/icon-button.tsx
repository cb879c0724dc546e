import type { ReactNode } from "react";

interface Props {
  label: string;
  off?: boolean;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A disabled icon button keeps its position and the focus. */
export const IconButton = ({ label, off = false, pressed, onClick, children }: Props) => (
  <button
    type="button"
    className="button min-h-11 px-2.5 aria-disabled:opacity-40"
    data-tone="quiet"
    aria-label={label}
    aria-disabled={off}
    {...(pressed !== undefined && { "aria-expanded": pressed })}
    onClick={off ? undefined : onClick}
  >
    {children}
  </button>
);
