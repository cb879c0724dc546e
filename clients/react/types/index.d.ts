import type {
  BookedDetail,
  BookpageButtonElement,
  BookpageCalendarElement,
  BookpageElementProperties,
  ReadyDetail,
  ResizedDetail,
} from "@bookpage/elements";
import type {
  CSSProperties,
  DetailedHTMLProps,
  ForwardRefExoticComponent,
  HTMLAttributes,
  ReactNode,
  RefAttributes,
} from "react";

export type { BookpageButtonElement, BookpageCalendarElement };

type Style = CSSProperties & { [variable: `--bookpage-${string}`]: string | number };

interface Shared extends Partial<Omit<BookpageElementProperties, "page">> {
  page: string;
  lang?: string;
  id?: string;
  className?: string;
  style?: Style;
  onReady?: (detail: ReadyDetail) => void;
  onResized?: (detail: ResizedDetail) => void;
  onBooked?: (detail: BookedDetail) => void;
}

export interface BookpageCalendarProps extends Shared {
  /** Draws the calendar in the document, in place of a frame. */
  inline?: boolean;
}

export interface BookpageButtonProps extends Shared {
  /** In the corner of the window. */
  floating?: boolean;
  /** In place of `label`. */
  children?: ReactNode;
}

/** A `ref` is the element itself. */
export declare const BookpageCalendar: ForwardRefExoticComponent<
  BookpageCalendarProps & RefAttributes<BookpageCalendarElement>
>;

export declare const BookpageButton: ForwardRefExoticComponent<
  BookpageButtonProps & RefAttributes<BookpageButtonElement>
>;

/** The elements themselves, written in JSX. Their events as props are known to React 19 alone. */
type ElementProps<Element> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, "style"> &
  Partial<Omit<BookpageElementProperties, "answers">> & {
    answers?: string;
    class?: string;
    style?: Style;
    onready?: (event: CustomEvent<ReadyDetail>) => void;
    onresized?: (event: CustomEvent<ResizedDetail>) => void;
    onbooked?: (event: CustomEvent<BookedDetail>) => void;
  };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "bookpage-calendar": ElementProps<BookpageCalendarElement> & { inline?: boolean };
      "bookpage-button": ElementProps<BookpageButtonElement> & { floating?: boolean };
    }
  }
}
