"use client";
import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../texts";
import { useTitle } from "./use-title";

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A side dialog over its list; on a phone it is full screen. */
export function SideSheet({ title, onClose, children }: Props) {
  const t = useText();
  useTitle(title, "dialog");
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-surface/80" />
        <Dialog.Popup className="fixed inset-y-0 end-0 z-50 w-full overflow-y-auto border-line border-s bg-raised text-sm text-text sm:w-[36rem] sm:max-w-[90vw]">
          <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-line border-b bg-raised px-5 py-3">
            <Dialog.Title className="min-w-0 py-2 text-lg font-bold">{title}</Dialog.Title>
            <Dialog.Close className="button flex-none px-2" data-tone="quiet" aria-label={t("shell.close")}>
              <X size={20} aria-hidden />
            </Dialog.Close>
          </header>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-4 pb-[calc(2.5rem+var(--toasts,0px))]">
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
