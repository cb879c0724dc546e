"use client";

import { useEffect } from "react";

/** Inside a frame of another page: tells that page how high this one is, whenever it changes. */
export function TellHeight() {
  useEffect(() => {
    const tell = () =>
      parent.postMessage({ type: "bookpage:height", height: document.documentElement.scrollHeight }, "*");
    const observer = new ResizeObserver(tell);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return null;
}
