import type { FrameOptions } from "../frame/frame-url";
import type { EmitEvent } from "../frame/open-frame";
import type { Formatter, HourCycle } from "./create-formatter";
import type { TranslateText } from "./create-translator";
import type { PageClient, PageFacts } from "./page-client";

/** What a calendar is drawn from, as long as it is there. */
export interface BaseContext {
  wish: FrameOptions;
  /** Of the page, or of the type that the address names. */
  first: PageFacts;
  service: PageClient;
  lang: string;
  /** The visitor's. */
  timezone: string;
  say: TranslateText;
  tell: EmitEvent;
}

/** The same with what the visitor has chosen of it. */
export interface CalendarContext extends BaseContext {
  /** Of the type that is chosen. */
  facts: PageFacts;
  /** Its handle; null: the page itself. */
  type: string | null;
  /** The id of the member; null: anyone. */
  host: string | null;
  hours: HourCycle;
  format: Formatter;
}

/** What was typed: by the names of fields, answers as `a_<key>`; several chosen options are one text with line breaks. */
export type FormValues = Readonly<Record<string, string>>;

/** A form, for its fields. */
export interface DetailsFormState {
  typed: FormValues;
  type: (name: string, value: string) => void;
  faults: Readonly<Record<string, string>>;
}
