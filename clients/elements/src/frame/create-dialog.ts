import { CLOSE_LABELS } from "../texts/close-labels";
import { createElement } from "./apply-styles";
import type { FrameOptions } from "./frame-url";
import { type EmitEvent, openFrame } from "./open-frame";

/** Creates a native modal `<dialog>`, which traps the focus, closes on Escape and restores the focus. */
export function createDialog(root: ShadowRoot, options: FrameOptions, emit: EmitEvent) {
  const dialog = createElement("dialog", { ariaLabel: options.label || "Book a time" });
  const closeButton = createElement("button", {
    type: "button",
    className: "shut",
    textContent: "×",
    ariaLabel: CLOSE_LABELS[(options.lang || document.documentElement.lang).slice(0, 2)] ?? "Close",
    onclick: () => dialog.close(),
  });
  // Shows the page on the dialog's background; a transparent page would show the website's.
  const frame = openFrame({ ...options, background: null }, emit, () => dialog.close());
  dialog.style.colorScheme = frame.box.style.colorScheme;
  dialog.onclick = ({ target }) => target === dialog && dialog.close(); // a click on the backdrop
  dialog.append(closeButton, frame.box);
  root.append(dialog);
  return {
    open: () => dialog.showModal(),
    remove: () => {
      frame.close();
      dialog.remove();
    },
  };
}
