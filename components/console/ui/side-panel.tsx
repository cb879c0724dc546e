"use client";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../texts";

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel beside a list with the details of a row: the list stays usable, Escape closes the panel. */
export function SidePanel({ title, onClose, children }: Props) {
  const t = useText();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere = (event.target as Element).closest("input, textarea, select, [role=dialog]");
      if (event.key === "Escape" && !event.defaultPrevented && !isElsewhere) close.current();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <section
      aria-label={title}
      data-beside
      className="fixed inset-y-0 end-0 z-10 w-[32rem] overflow-y-auto border-line border-s bg-raised text-sm"
    >
      <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-line border-b bg-raised px-5 py-3">
        <h2 className="min-w-0 py-2 font-bold text-lg">{title}</h2>
        <button
          type="button"
          className="button flex-none px-2"
          data-tone="quiet"
          aria-label={t("shell.close")}
          onClick={onClose}
        >
          <X size={20} aria-hidden />
        </button>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-4 pb-[calc(2.5rem+var(--toasts,0px))]">
        {children}
      </div>
    </section>
  );
}
