import type { PendingForm } from "@/lib/domain/events/confirmations/start-confirmation";
import type { EventAction } from "@/lib/pages/event/submit-event-form";
import type { Embed } from "@/lib/pages/page-shell/parse-embed";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";

/** Identifies the form to submit. */
type FormTarget =
  | { page: "booking"; slug: string }
  | { page: "waiting"; slug: string }
  | { page: "form"; slug: string }
  | { page: "event_wizard" }
  | { page: "event"; id: string; action: EventAction; search: string };

/** A form that mails other people, stored until its sender types the code. */
export interface UnconfirmedForm extends PendingForm {
  target: FormTarget;
  fields: readonly [string, string][];
  browser: BrowserPreferences;
  /** The language and clock of the code page. */
  dateTimeStyle: DateTimeStyle;
  /** The selected times as text. */
  chosen: readonly string[];
  /** True if a time is held as long as the code is valid. */
  keepsTime: boolean;
  /** The address of the form with all values. */
  back: string;
  embed: Embed;
  /** The other site that the form leads to. */
  leadsTo: string | null;
}

export const buildCodePath = (token: string, { embed }: Pick<UnconfirmedForm, "embed">): string =>
  `/book/${token}${embed ? `?embed=${embed}` : ""}`;
