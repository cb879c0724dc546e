import type { Instant } from "@/lib/core/time/instant";
import type { Language } from "@/lib/platform/i18n/languages";
import type { LinkedApp } from "./linked-app";

/** A booker's wish, validated against the page's settings. */
export interface BookingRequest {
  /** The time, or the times proposed. */
  starts: readonly Instant[];
  name: string;
  email: string;
  phone?: string | undefined;
  company?: string | undefined;
  title?: string | undefined;
  message?: string | undefined;
  places: readonly { name: string; address?: string | undefined; source?: string | undefined }[];
  /** Addresses of further invitees. */
  invitees: readonly string[];
  timezone: string;
  lang: Language;
  thirdParty: LinkedApp | null;
  /** Random, made with the form: sent twice, it books once. */
  formId: string;
  /** The booker has typed the code that was mailed to `email`. */
  addressConfirmed: boolean;
}
