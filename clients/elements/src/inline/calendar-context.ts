import type { FrameOptions } from "../frame/frame-url";
import type { EmitEvent } from "../frame/open-frame";
import type { Formatter, HourCycle } from "./create-formatter";
import type { TranslateText } from "./create-translator";
import type { PageClient, PageFacts } from "./page-client";

/** The part of the context that stays the same as long as the calendar is on the page. */
export interface BaseContext {
  options: FrameOptions;
  /** The facts of the page, or of the appointment type in the address. */
  first: PageFacts;
  service: PageClient;
  lang: string;
  /** The visitor's time zone. */
  timezone: string;
  t: TranslateText;
  emit: EmitEvent;
}

/** The context together with the visitor's choices. */
export interface CalendarContext extends BaseContext {
  /** The facts of the chosen appointment type. */
  facts: PageFacts;
  /** The handle of the appointment type; null for the page itself. */
  type: string | null;
  /** The id of the member; null: anyone. */
  host: string | null;
  hours: HourCycle;
  format: Formatter;
}

/** The typed values by field name, answers as `a_<key>`; several chosen options are joined by line breaks. */
export type FormValues = Readonly<Record<string, string>>;

/** The state of a form as its fields need it. */
export interface DetailsFormState {
  typed: FormValues;
  type: (name: string, value: string) => void;
  errors: Readonly<Record<string, string>>;
}
