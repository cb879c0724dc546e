/*
 * embed.js: shows a booking page on another website. It is one script tag without dependencies; see docs/guides/embed.md.
 */
import { applyStyles, createElement } from "./frame/apply-styles";
import { pickTextColour } from "./frame/colour";
import { createDialog } from "./frame/create-dialog";
import { BUTTON_STYLE, DIALOG_STYLE, FRAME_STYLE } from "./frame/frame-style";
import type { FrameOptions } from "./frame/frame-url";
import { type EmitEvent, openFrame } from "./frame/open-frame";

const DEFAULT_ACCENT = "#27201a";

function mountEmbed(tag: HTMLScriptElement, options: FrameOptions) {
  const { mode = "inline", target } = tag.dataset;
  const host = createElement("div", {});
  host.dataset.bookpageFrame = options.page;
  const root = host.attachShadow({ mode: "open" });
  applyStyles(root, FRAME_STYLE, DIALOG_STYLE, BUTTON_STYLE);
  const emit: EmitEvent = (name, detail) =>
    host.dispatchEvent(new CustomEvent(`bookpage:${name}`, { bubbles: true, composed: true, detail }));
  let dialog: ReturnType<typeof createDialog> | undefined;
  const open = () => {
    if (!host.isConnected) document.body.append(host);
    dialog ??= createDialog(root, options, emit);
    dialog.open();
  };
  if (mode === "inline") {
    root.append(openFrame(options, emit).box);
    const container = target && document.querySelector(target);
    if (container) container.append(host);
    else tag.after(host);
  } else if (mode === "popup") {
    document.addEventListener("click", (click) => {
      const opener = target ?? `[data-bookpage="${CSS.escape(options.page)}"]`;
      if (!(click.target instanceof Element) || !click.target.closest(opener)) return;
      click.preventDefault(); // the link still opens the page where this script does not run
      open();
    });
  } else if (mode === "button") {
    const button = createElement("button", {
      type: "button",
      className: "open float",
      textContent: options.label ?? "Book a time",
      onclick: open,
    });
    const accent = options.accent || DEFAULT_ACCENT;
    button.style.setProperty("--accent", accent);
    button.style.setProperty("--on", pickTextColour(accent));
    root.append(button);
    document.body.append(host);
  } else console.error(`unknown data-mode "${mode}"`);
}

const tag = document.currentScript as HTMLScriptElement;
const { page, accent = "" } = tag.dataset;
if (page) {
  const options: FrameOptions = {
    ...tag.dataset, // the data attributes have the names of `FrameOptions`
    page,
    origin: new URL(tag.src).origin,
    accent: /^#[0-9a-f]{6}$/i.test(accent) ? accent : null,
    prefill: tag.dataset,
  };
  const begin = () => mountEmbed(tag, options);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
} else console.error("embed.js needs data-page");
