"use client";
import { type CSSProperties, useRef, useState } from "react";

interface Props {
  title: string;
  src: string;
  /** Disables links and forms, which would lead to the saved page. */
  still: boolean;
  style: CSSProperties;
}

/** An iframe of a page. The previous one stays until the next has loaded at the same scroll position. */
export function PreviewFrame({ title, src, still, style }: Props) {
  const [shown, setShown] = useState(src);
  const current = useRef<HTMLIFrameElement | null>(null);
  const show = (frame: HTMLIFrameElement) => {
    const page = frame.contentWindow;
    if (still) for (const type of ["click", "submit", "change"]) page?.addEventListener(type, stop, true);
    if (current.current !== frame) page?.scrollTo(0, current.current?.contentWindow?.scrollY ?? 0);
    current.current = frame;
    setShown(src);
  };
  return (src === shown ? [src] : [shown, src]).map((one) => (
    <iframe
      key={one}
      title={title}
      src={one}
      className={`absolute top-0 left-0 origin-top-left ${one === shown ? "" : "invisible"}`}
      style={style}
      onLoad={one === src ? ({ currentTarget }) => show(currentTarget) : undefined}
    />
  ));
}

function stop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
