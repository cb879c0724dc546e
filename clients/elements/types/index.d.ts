/** The properties that both elements have. Every property is an attribute, too. */
export interface BookpageElementProperties {
  /** `nickname`, `nickname/types/handle`, `nickname/30`, or a form: `forms/handle`. */
  page: string;
  /**
   * The origin of the service, such as `https://meet.example.com`; optional after `setBookpageOrigin` and with the
   * hosted elements.js.
   */
  origin: string;
  /** The title of the frame; on a button also its text. */
  label: string;
  theme: "light" | "dark" | "auto" | "";
  /** Any CSS colour; default: `--bookpage-accent`, otherwise the organisation's. */
  accent: string;
  background: "paper" | "transparent" | "";
  layout: "wide" | "column" | "compact" | "";
  /** The layout of the times; "" keeps the page's setting. */
  times: "month" | "week" | "columns" | "";
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  /** Answers to the page's questions by key; the attribute holds a query: `size=M&roof=flat`. */
  answers: string | Record<string, string | readonly string[]>;
}

export interface BookpageCalendarElement extends HTMLElement, BookpageElementProperties {
  /** Renders the calendar in this document instead of a frame. */
  inline: boolean;
}

export interface BookpageButtonElement extends HTMLElement, BookpageElementProperties {
  /** Shows the button in the corner of the window. */
  floating: boolean;
  /** Opens the dialog. */
  open(): void;
}

export interface BookedDetail {
  page: string;
  /** The id of the meeting. */
  event: string;
}

export interface ReadyDetail {
  page: string;
}

export interface ResizedDetail {
  page: string;
  /** The height in pixels. */
  height: number;
}

export declare const BookpageCalendar: { new (): BookpageCalendarElement };
export declare const BookpageButton: { new (): BookpageButtonElement };

/** Sets the origin of the pages, for elements without `origin`. */
export declare function setBookpageOrigin(origin: string): void;

/** Defines the elements; the import already calls it. Does nothing on a server. */
export declare function defineBookpageElements(): void;

declare global {
  interface HTMLElementTagNameMap {
    "bookpage-calendar": BookpageCalendarElement;
    "bookpage-button": BookpageButtonElement;
  }
}
