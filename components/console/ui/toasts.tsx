"use client";
import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../texts";
import { findToastPlace, isCovering, TOAST_MARGIN_PX } from "./find-toast-place";
import { connectToasts } from "./toast-manager";

const CONTROLS = "a[href], button, input, select, textarea, summary, iframe, [role=option], [tabindex='0']";

/** Screens change below the toasts: they scroll, load and open dialogs. */
const CHECK_INTERVAL_MS = 200;

/** Toasts where they cover no control; they stay while hovered or focused. F6 moves the focus there. */
export default function Toasts() {
  const [manager] = useState(() => Toast.createToastManager());
  useEffect(() => connectToasts(manager), [manager]);
  return (
    <Toast.Provider limit={4} toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport
          ref={keepClearOfControls}
          className="fixed end-4 bottom-4 group z-60 flex w-max max-w-[min(24rem,100vw-2rem)] flex-col gap-2"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/**
 * Moves the toasts to a place without controls; on a screen full of fields they are compact. If there is still none, bars and dialogs at the bottom rise above them
 * (`--toasts`), and the page can be scrolled further.
 */
function keepClearOfControls(viewport: HTMLElement | null) {
  if (!viewport) return;
  const { style, dir } = document.documentElement;
  let isPointed = false; // not by a pointer that rests where the toast appears
  const point = ({ type }: PointerEvent) => {
    isPointed = type === "pointermove";
  };
  viewport.addEventListener("pointermove", point);
  viewport.addEventListener("pointerleave", point);
  let timer: ReturnType<typeof setInterval> | undefined; // only while a toast is shown
  const stopTimer = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const place = () => {
    if (viewport.offsetHeight === 0) {
      stopTimer();
      isPointed = false;
      delete viewport.dataset.compact;
      return style.removeProperty("--toasts");
    }
    timer ??= setInterval(place, CHECK_INTERVAL_MS);
    if (isPointed || viewport.matches(":focus-within")) return;
    const controls = listControls(viewport);
    if (
      viewport.style.left &&
      isInWindow(viewport) &&
      !isCovering(viewport.getBoundingClientRect(), controls)
    )
      return;
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { offsetWidth: width, offsetHeight: height } = viewport;
    const found = findToastPlace({ width, height }, controls, screen, dir === "rtl");
    if (!found) viewport.dataset.compact = ""; // fits between the fields of a form; the observer then calls again
    Object.assign(viewport.style, {
      left: found ? `${found.left}px` : "",
      right: found ? "auto" : "",
      bottom: found ? `${screen.height - found.bottom}px` : "",
    });
    if (found) style.removeProperty("--toasts");
    else style.setProperty("--toasts", `${height + 2 * TOAST_MARGIN_PX}px`);
  };
  const observer = new ResizeObserver(place);
  observer.observe(viewport);
  return () => {
    observer.disconnect();
    stopTimer();
    viewport.removeEventListener("pointermove", point);
    viewport.removeEventListener("pointerleave", point);
    style.removeProperty("--toasts");
  };
}

function isInWindow(viewport: HTMLElement): boolean {
  const { left, right, top, bottom } = viewport.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
}

/** Lists the visible controls outside of the toasts; an open dialog makes those below it inert. */
const listControls = (viewport: HTMLElement): DOMRect[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => !viewport.contains(control) && !control.closest("[inert], [aria-hidden=true]"))
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, top }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight,
    );

function ToastList() {
  const t = useText();
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="rounded-lg border border-text bg-text text-sm text-surface transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 data-limited:hidden"
    >
      <Toast.Content className="flex items-center gap-2 py-1 pe-1 ps-4 group-data-compact:py-0">
        <div className="min-w-0 flex-1 py-2 group-data-compact:py-0">
          <Toast.Title className="font-medium" />
          <Toast.Description />
        </div>
        <Toast.Action className="min-h-11 group-data-compact:min-h-8 rounded-sm px-3 font-bold text-surface underline decoration-accent decoration-2 underline-offset-4" />
        <Toast.Close
          className="grid size-11 group-data-compact:size-8 place-items-center rounded-sm"
          aria-label={t("shell.close")}
        >
          <X size={18} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
