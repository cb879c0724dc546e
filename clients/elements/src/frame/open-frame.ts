import { createElement } from "./apply-styles";
import { buildFrameUrl, type FrameOptions } from "./frame-url";

/** Reports the events of a frame to the website: ready, resized, booked. */
export type EmitEvent = (name: "ready" | "resized" | "booked", detail: Record<string, unknown>) => void;

export interface OpenedFrame {
  box: HTMLElement;
  close: () => void;
}

const SKELETON_CELLS = 36;
const READY_TIMEOUT_MS = 1500;

/** The key of the last height of a page, which lets it open again at that height. */
const buildHeightKey = (page: string, box: HTMLElement) => `bookpage ${page} ${box.clientWidth >> 5}`;

/** Opens a page in a frame of the page's height, with a skeleton of a month until it is ready. */
export function openFrame(options: FrameOptions, emit: EmitEvent, onEscape?: () => void): OpenedFrame {
  const { origin, page, label, theme, background } = options;
  const skeleton = createElement(
    "div",
    { className: "bones" },
    ...Array.from({ length: SKELETON_CELLS }, () => createElement("i", {})),
  );
  skeleton.setAttribute("aria-hidden", "true");
  const frame = createElement("iframe", { src: buildFrameUrl(options), title: label || "Book a time" });
  const box = createElement("div", { className: "box" }, skeleton, frame);
  // A frame is transparent only if its colour scheme equals that of the element around it.
  box.style.colorScheme = frame.style.colorScheme =
    theme === "light" || theme === "dark" ? theme : "light dark";
  if (background === "transparent") box.dataset.clear = "";
  let isReady = false;
  const show = () => {
    box.dataset.ready = "";
  };
  frame.onload = () => setTimeout(show, READY_TIMEOUT_MS); // shows a page that sends no `ready` message
  const onMessage = ({ source, origin: sender, data }: MessageEvent) => {
    if (source !== frame.contentWindow || sender !== new URL(origin).origin || !data) return;
    if (data.type === "bookpage:height") {
      const height = `${Math.ceil(data.height)}px`;
      if (frame.style.height === height) return;
      frame.style.height = height;
      try {
        sessionStorage.setItem(buildHeightKey(page, box), height);
      } catch {} // the website may forbid storage
      emit("resized", { page, height: Math.ceil(data.height) });
    }
    if (data.type === "bookpage:ready") {
      if (!isReady) emit("ready", { page });
      // Each further step starts at the top of the frame.
      else if (box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: "start" });
      isReady = true;
      show();
    }
    if (data.type === "bookpage:escape") onEscape?.();
    if (data.type === "bookpage:booked") {
      emit("booked", { page, event: data.event });
      if (/^https?:/i.test(data.redirect)) location.assign(data.redirect);
    }
  };
  addEventListener("message", onMessage);
  requestAnimationFrame(() => {
    try {
      frame.style.height ||= sessionStorage.getItem(buildHeightKey(page, box)) ?? "";
    } catch {}
  });
  return { box, close: () => removeEventListener("message", onMessage) };
}
