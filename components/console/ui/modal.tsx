"use client";
import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type CSSProperties, type ReactNode, useRef } from "react";
import { useText } from "../texts";
import { useTitle } from "./use-title";

interface Props {
  open: boolean;
  title: string;
  text?: string;
  /** Gives the dialog the width for a table. */
  wide?: boolean;
  /** null if only an action inside closes the dialog. */
  onClose: (() => void) | null;
  children?: ReactNode;
}

/** Prefers the checked radio button, as Tab does. */
const FIRST_FIELD = "form :is(input:not([type=radio]), input:checked, select, textarea)";

/** A centred dialog; on a phone it is at the bottom, in reach of the thumb. */
export function Modal({ open, title, text, wide = false, onClose, children }: Props) {
  const t = useText();
  useTitle(open ? title : null, "dialog");
  const popup = useRef<HTMLDivElement>(null);
  // Focuses the first field instead of the close button; not after a touch, which would open the keyboard over the dialog.
  const firstField = () => popup.current?.querySelector<HTMLElement>(FIRST_FIELD);
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={onClose === null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose?.();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-surface/80 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={popup}
          initialFocus={(way) => (way === "touch" ? null : firstField()) ?? true}
          style={{ "--modal": wide ? "42rem" : "34rem" } as CSSProperties}
          className="fixed inset-x-0 bottom-[var(--toasts,0px)] z-50 max-h-[calc(92dvh-var(--toasts,0px))] overflow-y-auto rounded-t-lg border border-line bg-raised p-5 text-sm text-text transition sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(var(--modal),calc(100vw-2rem))] sm:-translate-1/2 sm:max-h-[calc(92dvh-2*var(--toasts,0px))] sm:rounded-lg sm:p-6 has-[[data-save]]:scroll-pb-32 has-[[data-save]]:pb-0 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="text-lg font-bold">{title}</Dialog.Title>
            {onClose === null ? null : (
              <Dialog.Close
                className="button -mt-2 -mr-2 px-2"
                data-tone="quiet"
                aria-label={t("shell.close")}
              >
                <X size={20} aria-hidden />
              </Dialog.Close>
            )}
          </div>
          {text ? <Dialog.Description className="mt-1 text-muted">{text}</Dialog.Description> : null}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
