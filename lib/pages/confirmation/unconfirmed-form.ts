import type { PendingForm } from "@/lib/domain/events/confirmations/start-confirmation";
import type { EventAction } from "@/lib/pages/event/submit-event-form";
import type { Embed } from "@/lib/pages/page-shell/parse-embed";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";

/** Which form it is, so that it can be sent on. */
type FormTarget =
  | { page: "booking"; nickname: string }
  | { page: "waiting"; nickname: string }
  | { page: "form"; handle: string }
  | { page: "creation" }
  | { page: "event"; id: string; action: EventAction; search: string };

/** A form that brings mail to people, as it waits for the code of its sender. */
export interface UnconfirmedForm extends PendingForm {
  target: FormTarget;
  fields: readonly [string, string][];
  browser: BrowserPreferences;
  /** How the page of the code is written. */
  manner: DateTimeStyle;
  /** What was chosen, in words. */
  chosen: readonly string[];
  /** A time is kept as long as the code is valid. */
  keepsTime: boolean;
  /** The form with everything that was entered. */
  back: string;
  embed: Embed;
  /** Where the form goes on to that is not on this site. */
  leadsTo: string | null;
}

export const buildCodePath = (token: string, { embed }: Pick<UnconfirmedForm, "embed">): string =>
  `/book/${token}${embed ? `?embed=${embed}` : ""}`;
