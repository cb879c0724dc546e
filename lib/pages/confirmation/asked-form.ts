import type { WaitingForm } from "@/lib/domain/events/confirmations/start-confirmation";
import type { EventAction } from "@/lib/pages/event/submit-event-form";
import type { Embed } from "@/lib/pages/frame/embed-look";
import type { Browser } from "@/lib/pages/frame/reader";
import type { Manner } from "@/lib/platform/i18n/format";

/** Which form it is, so that it can be sent on. */
type Target =
  | { page: "booking"; nickname: string }
  | { page: "waiting"; nickname: string }
  | { page: "form"; handle: string }
  | { page: "creation" }
  | { page: "event"; id: string; action: EventAction; search: string };

/** A form that brings mail to people, as it waits for the code of its sender. */
export interface AskedForm extends WaitingForm {
  target: Target;
  fields: readonly [string, string][];
  browser: Browser;
  /** How the page of the code is written. */
  manner: Manner;
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

export const codePath = (token: string, { embed }: Pick<AskedForm, "embed">): string =>
  `/book/${token}${embed ? `?embed=${embed}` : ""}`;
