"use client";

import {
  createElement,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import type {
  BookpageButtonElement,
  BookpageButtonProps,
  BookpageCalendarElement,
  BookpageCalendarProps,
} from "../types/index";

export type { BookpageButtonProps, BookpageCalendarProps } from "../types/index";

const EVENTS = { onReady: "ready", onResized: "resized", onBooked: "booked" } as const;

type Props = (BookpageCalendarProps | BookpageButtonProps) & { children?: ReactNode };

/** `<bookpage-calendar>`: shows a booking page in place. */
export const BookpageCalendar = forwardRef<BookpageCalendarElement, BookpageCalendarProps>((props, ref) =>
  useBookpageElement("bookpage-calendar", props, ref),
);

/** `<bookpage-button>`: opens the page in a dialog. */
export const BookpageButton = forwardRef<BookpageButtonElement, BookpageButtonProps>((props, ref) =>
  useBookpageElement("bookpage-button", props, ref),
);

BookpageCalendar.displayName = "BookpageCalendar";
BookpageButton.displayName = "BookpageButton";

/** React 18 binds no events of custom elements and React 19 passes events without their details, so this function adds its own listeners. */
function useBookpageElement<Element extends HTMLElement>(
  tag: string,
  { children, ...props }: Props,
  ref: ForwardedRef<Element>,
) {
  const element = useRef<Element>(null);
  const latest = useRef(props);
  useImperativeHandle<Element | null, Element | null>(ref, () => element.current);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    import("@bookpage/elements"); // a server does not need it
    const { current } = element;
    const stop = Object.entries(EVENTS).map(([property, name]) => {
      const listen = (event: Event) => {
        const handler = latest.current[property as keyof typeof EVENTS] as
          | ((detail: unknown) => void)
          | undefined;
        handler?.((event as CustomEvent<unknown>).detail);
      };
      current?.addEventListener(name, listen);
      return () => current?.removeEventListener(name, listen);
    });
    return () => {
      for (const end of stop) end();
    };
  }, []);
  return createElement(tag, { ...toAttributes(props), ref: element }, children);
}

/**
 * React 18 sets these as attributes, React 19 as properties once the element is defined; `true` and an
 * absent property work for both.
 */
function toAttributes({ className, answers, inline, floating, ...rest }: Record<string, unknown>) {
  const texts = Object.entries(rest).filter(([name]) => !(name in EVENTS));
  return {
    ...Object.fromEntries(texts),
    ...(className !== undefined && { class: className }),
    ...(inline ? { inline: true } : {}),
    ...(floating ? { floating: true } : {}),
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
