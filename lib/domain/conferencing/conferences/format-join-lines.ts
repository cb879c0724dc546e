import type { Translate } from "@/lib/platform/i18n/translate";
import type { Conference } from "./conference";
import { isMeetingLinkProvider } from "./options";

/**
 * Formats how to join, one line each, or that the link follows or is missing; `name` is the contact in that
 * case.
 */
export function formatJoinLines(conference: Conference | null, t: Translate, name: string): string[] {
  if (!conference) return [];
  const { provider, url, code, phone, failed } = conference;
  if (failed) return [t("conference.missing", { name })];
  if (url === null) return isMeetingLinkProvider(provider) ? [t("conference.follows")] : [];
  return [
    url,
    ...(code ? [t("conference.code", { code })] : []),
    ...(phone ? [t("conference.dial", { phone })] : []),
  ];
}
