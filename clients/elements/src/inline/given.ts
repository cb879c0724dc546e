import type { FrameWish } from "../frame/frame-address";
import type { Tell } from "../frame/open-frame";
import type { Format } from "./format";
import type { Say } from "./say";
import type { PageFacts, Service } from "./service";

/** What a calendar is drawn from. */
export interface Given {
  wish: FrameWish;
  facts: PageFacts;
  service: Service;
  lang: string;
  timezone: string;
  say: Say;
  format: Format;
  tell: Tell;
}

/** What was typed: by the names of fields, answers as `a_<key>`; several chosen options are one text with line breaks. */
export type Typed = Readonly<Record<string, string>>;
