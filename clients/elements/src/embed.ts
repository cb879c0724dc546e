/*
 * embed.js: shows a booking page on another website. One script tag, no dependency; docs/guides/embed.md says what it takes.
 */
import { adoptStyle, create } from "./frame/adopt-style";
import type { FrameWish } from "./frame/frame-address";
import { BUTTON_STYLE, DIALOG_STYLE, FRAME_STYLE } from "./frame/frame-style";
import { makeDialog } from "./frame/open-dialog";
import { openFrame, type Tell } from "./frame/open-frame";
import { pickInk } from "./frame/read-colour";

const INK = "#27201a";

function start(tag: HTMLScriptElement, wish: FrameWish) {
  const { mode = "inline", target } = tag.dataset;
  const host = create("div", {});
  host.dataset.bookpageFrame = wish.page;
  const root = host.attachShadow({ mode: "open" });
  adoptStyle(root, FRAME_STYLE, DIALOG_STYLE, BUTTON_STYLE);
  const tell: Tell = (name, detail) =>
    host.dispatchEvent(new CustomEvent(`bookpage:${name}`, { bubbles: true, composed: true, detail }));
  let dialog: ReturnType<typeof makeDialog> | undefined;
  const open = () => {
    if (!host.isConnected) document.body.append(host);
    dialog ??= makeDialog(root, wish, tell);
    dialog.open();
  };
  if (mode === "inline") {
    root.append(openFrame(wish, tell).box);
    const place = target && document.querySelector(target);
    if (place) place.append(host);
    else tag.after(host);
  } else if (mode === "popup") {
    document.addEventListener("click", (click) => {
      const opener = target ?? `[data-bookpage="${CSS.escape(wish.page)}"]`;
      if (!(click.target instanceof Element) || !click.target.closest(opener)) return;
      click.preventDefault(); // a link leads to the page where this script does not run
      open();
    });
  } else if (mode === "button") {
    const button = create("button", {
      type: "button",
      className: "open float",
      textContent: wish.label ?? "Book a time",
      onclick: open,
    });
    const accent = wish.accent || INK;
    button.style.setProperty("--accent", accent);
    button.style.setProperty("--on", pickInk(accent));
    root.append(button);
    document.body.append(host);
  } else console.error(`unknown data-mode "${mode}"`);
}

const tag = document.currentScript as HTMLScriptElement;
const { page, accent = "" } = tag.dataset;
if (page) {
  const wish: FrameWish = {
    ...tag.dataset, // its names are those of a wish
    page,
    origin: new URL(tag.src).origin,
    accent: /^#[0-9a-f]{6}$/i.test(accent) ? accent : null,
    prefill: tag.dataset,
  };
  const begin = () => start(tag, wish);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
} else console.error("embed.js needs data-page");
