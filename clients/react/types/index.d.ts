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
  /** Renders the calendar in the document instead of a frame. */
  inline?: boolean;
}

export interface BookpageButtonProps extends Shared {
  /** Shows the button in the corner of the window. */
  floating?: boolean;
  /** The content of the button, instead of `label`. */
  children?: ReactNode;
}

/** A `ref` gives the element. */
export declare const BookpageCalendar: ForwardRefExoticComponent<
  BookpageCalendarProps & RefAttributes<BookpageCalendarElement>
>;

export declare const BookpageButton: ForwardRefExoticComponent<
  BookpageButtonProps & RefAttributes<BookpageButtonElement>
>;

/** The elements in JSX. Only React 19 passes their events as props. */
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
