/** What both elements share. Every property is an attribute, too. */
export interface BookpageElementProperties {
  /** `nickname`, `nickname/types/handle`, `nickname/30`, or a form: `forms/handle`. */
  page: string;
  /** Of the service, such as `https://meet.example.com`; not needed with `setBookpageOrigin`, or with the service's own elements.js. */
  origin: string;
  /** The name of the frame; on a button also its text. */
  label: string;
  theme: "light" | "dark" | "auto" | "";
  /** Any colour of CSS; else `--bookpage-accent`, else the organisation's own. */
  accent: string;
  background: "paper" | "transparent" | "";
  layout: "wide" | "column" | "compact" | "";
  /** "": as the page says. */
  times: "month" | "week" | "columns" | "";
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  /** Answers to questions of the page by their keys; as an attribute a query: `size=M&roof=flat`. */
  answers: string | Record<string, string | readonly string[]>;
}

export interface BookpageCalendarElement extends HTMLElement, BookpageElementProperties {
  /** Draws the calendar in this document, in place of a frame. */
  inline: boolean;
}

export interface BookpageButtonElement extends HTMLElement, BookpageElementProperties {
  /** In the corner of the window. */
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
  /** Pixels. */
  height: number;
}

export declare const BookpageCalendar: { new (): BookpageCalendarElement };
export declare const BookpageButton: { new (): BookpageButtonElement };

/** Where the pages are, for elements without `origin`. */
export declare function setBookpageOrigin(origin: string): void;

/** Is called by the import already; does nothing where there is no document. */
export declare function defineBookpageElements(): void;

declare global {
  interface HTMLElementTagNameMap {
    "bookpage-calendar": BookpageCalendarElement;
    "bookpage-button": BookpageButtonElement;
  }
}
