"use client";
import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../texts";
import { connectToasts } from "./toast-manager";

/** The margin around the toasts. */
const MARGIN_PX = 16;

/** Toasts at the bottom; they stay while hovered or focused. F6 moves the focus there. */
export default function Toasts() {
  const [manager] = useState(() => Toast.createToastManager());
  useEffect(() => connectToasts(manager), [manager]);
  return (
    <Toast.Provider limit={4} toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport
          ref={setToastOffset}
          className="fixed end-4 bottom-4 start-4 z-60 flex flex-col gap-2 sm:start-auto sm:w-96"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** Raises bars and dialogs at the bottom above the toasts (`--toasts`), so that none is covered. */
function setToastOffset(viewport: HTMLElement | null) {
  if (!viewport) return;
  const { style } = document.documentElement;
  const measure = () => {
    const height = viewport.offsetHeight;
    if (height > 0) style.setProperty("--toasts", `${height + 2 * MARGIN_PX}px`);
    else style.removeProperty("--toasts");
  };
  const observer = new ResizeObserver(measure);
  observer.observe(viewport);
  return () => {
    observer.disconnect();
    style.removeProperty("--toasts");
  };
}

function ToastList() {
  const t = useText();
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="rounded-lg border border-text bg-text text-sm text-surface transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 data-limited:hidden"
    >
      <Toast.Content className="flex items-center gap-2 py-1 pe-1 ps-4">
        <div className="min-w-0 flex-1 py-2">
          <Toast.Title className="font-medium" />
          <Toast.Description />
        </div>
        <Toast.Action className="min-h-11 rounded-sm px-3 font-bold text-surface underline decoration-accent decoration-2 underline-offset-4" />
        <Toast.Close className="grid size-11 place-items-center rounded-sm" aria-label={t("shell.close")}>
          <X size={18} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
