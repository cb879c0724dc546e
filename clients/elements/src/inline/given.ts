import type { FrameWish } from "../frame/frame-address";
import type { Tell } from "../frame/open-frame";
import type { Format, HourCycle } from "./format";
import type { Say } from "./say";
import type { PageFacts, Service } from "./service";

/** What a calendar is drawn from, as long as it is there. */
export interface Basis {
  wish: FrameWish;
  /** Of the page, or of the type that the address names. */
  first: PageFacts;
  service: Service;
  lang: string;
  /** The visitor's. */
  timezone: string;
  say: Say;
  tell: Tell;
}

/** The same with what the visitor has chosen of it. */
export interface Given extends Basis {
  /** Of the type that is chosen. */
  facts: PageFacts;
  /** Its handle; null: the page itself. */
  type: string | null;
  /** The id of the member; null: anyone. */
  host: string | null;
  hours: HourCycle;
  format: Format;
}

/** What was typed: by the names of fields, answers as `a_<key>`; several chosen options are one text with line breaks. */
export type Typed = Readonly<Record<string, string>>;

/** A form, for its fields. */
export interface Form {
  typed: Typed;
  type: (name: string, value: string) => void;
  faults: Readonly<Record<string, string>>;
}
