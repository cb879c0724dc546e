import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import type { SkipReason } from "@/lib/domain/events/planned-steps/skip-reasons";
import type { SubjectTrigger } from "@/lib/domain/events/workflows/options";
import type { FilterSubject } from "@/lib/domain/messaging/webhooks/is-in-webhook-filter";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";

/** The texts of a message for one reader. */
export interface SubjectTexts {
  /** The values of variables, without braces; the texts of strangers are escaped. */
  values: Record<string, string>;
  facts: { label: string; lines: string[] }[];
  /** Small print for the person who answered or waits. */
  notes: string[];
  /** The link of that person that ends these mails. */
  leave: { label: string; href: string; post: string } | null;
}

/** What a message without a meeting is about. */
export interface StepSubject {
  organization: OrganizationId;
  trigger: SubjectTrigger;
  /** Id of the response or of the entry of the waiting list. */
  id: string;
  /** Tells offers to one entry apart. */
  occasion: string;
  lang: Language;
  zone: string;
  /** The person who answered or waits. */
  person: { email: string | null; name: string | null };
  answers: readonly Answer[];
  /** Page, type and team of an offer. */
  page: FilterSubject;
  /** The form that was answered. */
  form: string | null;
  /** The team concerned, or the user with a page whose teams are. */
  team: string | null;
  host: string | null;
  /** Set if messages that are planned end. */
  end: { reason: SkipReason; onlyDelayed: boolean } | null;
  /** The members of the message of a webhook. */
  encode: () => Record<string, unknown>;
  listTexts: (reader: MailReader) => SubjectTexts;
}
