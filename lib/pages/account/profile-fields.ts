import type { Instant } from "@/lib/core/time/instant";
import { normalizeZoneCase } from "@/lib/core/time/normalize-zone-case";
import type { FieldView } from "@/lib/pages/page-shell/view";
import { LIMITS } from "@/lib/platform/http/fields";
import { toLine } from "@/lib/platform/http/to-line";
import type { Language } from "@/lib/platform/i18n/languages";
import { formatZoneLabel, parseZone } from "@/lib/platform/i18n/zone-names";
import type { AccountValues } from "./account-form";
import type { AccountFormView } from "./view";
import { type AccountContext, type AccountVisit, buildAccountField, findFieldError } from "./view-parts";

/** The visit of a form that asks for the name and the time zone. */
export interface ProfileVisit extends AccountVisit {
  zoneOptions: (lang: Language, now: Instant) => string;
}

interface KnownName {
  firstName: string | null;
  lastName: string | null;
}

/** The fields of the name, with the known one until another is typed. */
export function buildNameFields(context: AccountContext, known: KnownName): FieldView[] {
  const { t, notice } = context;
  const fill = (name: string | null) => (notice || !name ? {} : { value: name });
  return [
    buildAccountField(context, "firstName", t("accounts.join.firstName"), {
      autoComplete: "given-name",
      maxLength: LIMITS.name,
      ...fill(known.firstName),
    }),
    buildAccountField(context, "lastName", t("accounts.join.lastName"), {
      autoComplete: "family-name",
      required: false,
      optional: t("details.optional"),
      maxLength: LIMITS.name,
      ...fill(known.lastName),
    }),
  ];
}

/** The time zone: the typed one, the browser's, the given one or UTC. */
export function buildZoneView(
  context: AccountContext,
  { browser, now, zoneOptions }: ProfileVisit,
  initial: string | null,
): AccountFormView["zone"] {
  const value =
    parseZone(context.notice?.values.timezone) ?? parseZone(browser.cookies.tz) ?? initial ?? "UTC";
  return {
    label: context.t("accounts.join.zone"),
    current: { value, label: formatZoneLabel(value, now) },
    options: zoneOptions(context.lang, now),
    error: findFieldError(context, "timezone"),
  };
}

/** Reads name and time zone of a checked form. */
export const parseProfile = ({ firstName, lastName, timezone }: AccountValues) => ({
  firstName: toLine(firstName).trim().normalize("NFC"),
  lastName: toLine(lastName).trim().normalize("NFC"),
  timezone: normalizeZoneCase(timezone),
});
