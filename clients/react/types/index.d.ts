import type { BookedDetail, BookpageElementProperties, ReadyDetail, ResizedDetail } from "@bookpage/elements";
import type { CSSProperties, ReactElement, ReactNode } from "react";

interface Shared extends Partial<Omit<BookpageElementProperties, "page">> {
  page: string;
  lang?: string;
  id?: string;
  className?: string;
  style?: CSSProperties & { [variable: `--bookpage-${string}`]: string | number };
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

export declare function BookpageCalendar(props: BookpageCalendarProps): ReactElement;

export declare function BookpageButton(props: BookpageButtonProps): ReactElement;
