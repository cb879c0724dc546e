import { createElement } from "./apply-styles";
import { buildFrameUrl, type FrameOptions } from "./frame-url";

/** What a frame tells the website: that the page is there, how high it is, that somebody has booked. */
export type EmitEvent = (name: "ready" | "resized" | "booked", detail: Record<string, unknown>) => void;

export interface OpenedFrame {
  box: HTMLElement;
  close: () => void;
}

const SKELETON_CELLS = 36;
const READY_TIMEOUT_MS = 1500;

/** Where a page was as high as it was in the end, it is so at once when it is opened again. */
const buildHeightKey = (page: string, box: HTMLElement) => `bookpage ${page} ${box.clientWidth >> 5}`;

/** A page in a frame, as high as the page; until it is there, the bones of a month. */
export function openFrame(wish: FrameOptions, tell: EmitEvent, onEscape?: () => void): OpenedFrame {
  const { origin, page, label, theme, background } = wish;
  const bones = createElement(
    "div",
    { className: "bones" },
    ...Array.from({ length: SKELETON_CELLS }, () => createElement("i", {})),
  );
  bones.setAttribute("aria-hidden", "true");
  const frame = createElement("iframe", { src: buildFrameUrl(wish), title: label || "Book a time" });
  const box = createElement("div", { className: "box" }, bones, frame);
  // A frame lets what is behind it shine through only where both are of one scheme.
  box.style.colorScheme = frame.style.colorScheme =
    theme === "light" || theme === "dark" ? theme : "light dark";
  if (background === "transparent") box.dataset.clear = "";
  let isThere = false;
  const show = () => {
    box.dataset.ready = "";
  };
  frame.onload = () => setTimeout(show, READY_TIMEOUT_MS); // a page that says nothing is shown as well
  const hear = ({ source, origin: sender, data }: MessageEvent) => {
    if (source !== frame.contentWindow || sender !== new URL(origin).origin || !data) return;
    if (data.type === "bookpage:height") {
      const height = `${Math.ceil(data.height)}px`;
      if (frame.style.height === height) return;
      frame.style.height = height;
      try {
        sessionStorage.setItem(buildHeightKey(page, box), height);
      } catch {} // a website may have forbidden it
      tell("resized", { page, height: Math.ceil(data.height) });
    }
    if (data.type === "bookpage:ready") {
      if (!isThere) tell("ready", { page });
      // A step that follows begins at its top.
      else if (box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: "start" });
      isThere = true;
      show();
    }
    if (data.type === "bookpage:escape") onEscape?.();
    if (data.type === "bookpage:booked") {
      tell("booked", { page, event: data.event });
      if (/^https?:/i.test(data.redirect)) location.assign(data.redirect);
    }
  };
  addEventListener("message", hear);
  requestAnimationFrame(() => {
    try {
      frame.style.height ||= sessionStorage.getItem(buildHeightKey(page, box)) ?? "";
    } catch {}
  });
  return { box, close: () => removeEventListener("message", hear) };
}
