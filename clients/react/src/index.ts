"use client";

import { createElement, type ReactElement, useEffect, useRef } from "react";
import type { BookpageButtonProps, BookpageCalendarProps } from "../types/index";

export type { BookpageButtonProps, BookpageCalendarProps } from "../types/index";

const EVENTS = { onReady: "ready", onResized: "resized", onBooked: "booked" } as const;

type Props = (BookpageCalendarProps | BookpageButtonProps) & { children?: unknown };

/** `<bookpage-calendar>`: a booking page in place. */
export const BookpageCalendar = (props: BookpageCalendarProps): ReactElement =>
  useBookpageElement("bookpage-calendar", props);

/** `<bookpage-button>`: opens the page in a dialog. */
export const BookpageButton = (props: BookpageButtonProps): ReactElement =>
  useBookpageElement("bookpage-button", props);

/** React 18 knows no events of custom elements and React 19 no details, so both are listened to here. */
function useBookpageElement(tag: string, { children, ...props }: Props): ReactElement {
  const element = useRef<HTMLElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    import("@bookpage/elements"); // which a server has no use for
    const { current } = element;
    const stop = Object.entries(EVENTS).map(([property, name]) => {
      const listen = (event: Event) => {
        const heard = latest.current[property as keyof typeof EVENTS] as
          | ((detail: unknown) => void)
          | undefined;
        heard?.((event as CustomEvent<unknown>).detail);
      };
      current?.addEventListener(name, listen);
      return () => current?.removeEventListener(name, listen);
    });
    return () => {
      for (const end of stop) end();
    };
  }, []);
  return createElement(tag, { ...toAttributes(props), ref: element }, children as string);
}

function toAttributes({ className, answers, inline, floating, ...rest }: Record<string, unknown>) {
  const texts = Object.entries(rest).filter(([name]) => !(name in EVENTS));
  return {
    ...Object.fromEntries(texts),
    ...(className !== undefined && { class: className }),
    ...(inline ? { inline: "" } : {}),
    ...(floating ? { floating: "" } : {}),
    ...(answers !== undefined && {
      answers: typeof answers === "string" ? answers : toQuery(answers as object),
    }),
  } as object;
}

function toQuery(answers: object): string {
  const pairs = Object.entries(answers).flatMap(([key, value]) =>
    [value].flat().map((one): [string, string] => [key, String(one)]),
  );
  return new URLSearchParams(pairs).toString();
}
