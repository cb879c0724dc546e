import { DAY, type Instant } from "@/lib/core/time/instant";
import { LANGUAGES } from "@/lib/platform/i18n/languages";

interface Installation {
  WEB_URL: string;
  MAIL_FROM?: { address: string } | undefined;
  SECURITY_CONTACT?: string | undefined;
}

/** RFC 9116, section 2.5.5 recommends less than a year. */
const VALID_MS = 180 * DAY;

/** /.well-known/security.txt (RFC 9116): the contact for reports of vulnerabilities. */
export function renderSecurityTxt(
  { WEB_URL, MAIL_FROM, SECURITY_CONTACT }: Installation,
  now: Instant,
): string {
  const origin = new URL(WEB_URL).origin;
  const contact = SECURITY_CONTACT ?? (MAIL_FROM ? `mailto:${MAIL_FROM.address}` : `${origin}/help`);
  // Rounded to the day, so that the text changes once a day.
  const expires = new Date(Math.floor((now + VALID_MS) / DAY) * DAY).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${["en", ...LANGUAGES.filter((lang) => lang !== "en")].join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
