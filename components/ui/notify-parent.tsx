"use client";

import { useEffect } from "react";
import { replaceUrl } from "./safe-browser-apis";

/** `redirect`: where the owner wants people after a booking; this page may not be able to lead there from a frame. */
interface Props {
  redirect?: string;
}

/** Inside a frame of another page: tells that page how high this one is, whenever it changes, of Escape, that it is there, and once of a booking. */
export function NotifyParent({ redirect }: Props) {
  useEffect(() => {
    const tell = (message: object) => parent.postMessage(message, "*");
    const tellHeight = () => tell({ type: "bookpage:height", height: document.documentElement.offsetHeight });
    const observer = new ResizeObserver(tellHeight);
    observer.observe(document.body);
    const tellEscape = ({ key }: KeyboardEvent) => key === "Escape" && tell({ type: "bookpage:escape" });
    document.addEventListener("keydown", tellEscape); // keys pressed in a frame do not reach its parent
    tell({ type: "bookpage:ready" });
    notifyBooking(tell, redirect);
    return () => {
      observer.disconnect();
      document.removeEventListener("keydown", tellEscape);
    };
  }, [redirect]);
  return null;
}

/** The event's address after a booking says so once; reloaded, it is a page like any other. */
function notifyBooking(tell: (message: object) => void, redirect: string | undefined) {
  const address = new URL(location.href);
  const event = address.searchParams.get("event") ?? /^\/event\/([0-9a-f]{24})$/.exec(address.pathname)?.[1];
  if (!event || !address.searchParams.has("booked")) return;
  tell({ type: "bookpage:booked", event, redirect: redirect ?? null });
  address.searchParams.delete("booked");
  replaceUrl(address);
}
