"use client";
import { type CSSProperties, useRef, useState } from "react";

interface Props {
  title: string;
  src: string;
  /** Its links and forms would lead to the page as it is saved. */
  still: boolean;
  style: CSSProperties;
}

/** A page within the page. The one before stays until the next one has come, which is scrolled to where that was. */
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
