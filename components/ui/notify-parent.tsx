"use client";

import { useEffect } from "react";
import { replaceUrl } from "./safe-browser-apis";

/** `redirect`: the page after a booking; a framed page may be unable to navigate there. */
interface Props {
  redirect?: string;
}

/** Inside a frame, posts messages to the parent page: readiness, height changes, Escape, and once a booking. */
export function NotifyParent({ redirect }: Props) {
  useEffect(() => {
    const post = (message: object) => parent.postMessage(message, "*");
    const postHeight = () => post({ type: "bookpage:height", height: document.documentElement.offsetHeight });
    const observer = new ResizeObserver(postHeight);
    observer.observe(document.body);
    const postEscape = ({ key }: KeyboardEvent) => key === "Escape" && post({ type: "bookpage:escape" });
    document.addEventListener("keydown", postEscape); // keys pressed in a frame do not reach its parent
    post({ type: "bookpage:ready" });
    notifyBooking(post, redirect);
    return () => {
      observer.disconnect();
      document.removeEventListener("keydown", postEscape);
    };
  }, [redirect]);
  return null;
}

/** The address has `booked` after a booking; removing it prevents a second message on reload. */
function notifyBooking(post: (message: object) => void, redirect: string | undefined) {
  const address = new URL(location.href);
  const event = address.searchParams.get("event") ?? /^\/event\/([0-9a-f]{24})$/.exec(address.pathname)?.[1];
  if (!event || !address.searchParams.has("booked")) return;
  post({ type: "bookpage:booked", event, redirect: redirect ?? null });
  address.searchParams.delete("booked");
  replaceUrl(address);
}
