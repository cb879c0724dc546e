import { z } from "zod";
import { type LocalDate, parseLocalDate } from "@/lib/core/time/local-date";
import { normalizeZoneCase } from "@/lib/core/time/normalize-zone-case";
import { isZone } from "@/lib/core/time/zone";
import { LANGUAGES } from "@/lib/platform/i18n/languages";
import { ADDRESS_PATTERN, isEmailAddress, normalizeEmail } from "./email-address";
import { normalizePhone } from "./normalize-phone";
import { DOMAIN_PATTERN, parseDomain } from "./parse-domain";
import { toLine } from "./to-line";

/** A check that reports issues with the code `invalid_format`, like a pattern. */
const hasFormat =
  (test: (text: string) => boolean, message: string) => (payload: z.core.ParsePayload<string>) => {
    if (test(payload.value)) return;
    payload.issues.push({ code: "invalid_format", format: "regex", message, input: payload.value });
  };

/** The most characters of each field. */
export const LIMITS = {
  title: 300,
  name: 200,
  text: 5000,
  url: 2048,
  externalId: 128,
  email: 254,
  phone: 50,
} as const;

export const id = z
  .string()
  .regex(/^[0-9a-f]{24}$/, "must be 24 lower-case hexadecimal digits")
  .meta({ id: "Id", examples: ["65f0c1a2b3c4d5e6f7a8b9c0"] });

/** ISO 8601 with milliseconds and Z on the wire, `Date` inside. */
export const timestamp = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

export const text = (max: number) => z.string().max(max);

/** A single line, so that a name cannot add lines to a mail or reverse the text beside it. */
export const line = (max: number) => z.string().overwrite(toLine).max(max);

export const requiredLine = (max: number) =>
  z.string().overwrite(toLine).trim().min(1, "must not be empty").max(max);

/** A whole number in a query, with decimal digits only: rejects `0x10`, `1e1` and ` 5`. */
export const wholeNumber = (min: number, max: number, of = "") => {
  const error = `must be a whole number${of} from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .meta({ type: "integer", minimum: min, maximum: max })
    .transform(Number)
    .pipe(z.int().min(min, error).max(max, error));
};

/** At least one character that is not white space. */
export const requiredText = (max: number) => z.string().trim().min(1, "must not be empty").max(max);

export const email = z
  .string()
  .overwrite(normalizeEmail)
  .max(LIMITS.email)
  .regex(ADDRESS_PATTERN, { error: "must be an e-mail address", abort: true })
  .check(hasFormat(isEmailAddress, "must be an e-mail address"))
  .meta({ format: "email", examples: ["jane@example.com"] });

/** Any text that can be stored: programs send numbers in their own formats. */
export const phone = z.string().overwrite(normalizePhone).max(LIMITS.phone);

/** The domain of e-mail addresses, subdomains included; `@example.com`, `*.example.com` and the like are accepted. */
export const emailDomain = z
  .string()
  .overwrite(parseDomain)
  .max(LIMITS.email)
  .check(hasFormat((text) => DOMAIN_PATTERN.test(text), "must be a domain such as example.com"))
  .meta({ minLength: 1, examples: ["example.com"] });

/** An e-mail address, or a domain with its subdomains: `@example.com`. */
export const emailOrDomain = z
  .string()
  .overwrite(parseDomain)
  .max(LIMITS.email)
  .check(
    hasFormat(
      (text) =>
        text.includes("@") ? isEmailAddress(text) && !text.includes("*") : DOMAIN_PATTERN.test(text),
      "must be an e-mail address, or a domain such as @example.com",
    ),
  )
  .overwrite((text) => (text.includes("@") ? text : `@${text}`))
  .meta({ minLength: 1, examples: ["ana@example.com", "@example.com"] });

export const language = z.enum(LANGUAGES);

/** Accepts any case and returns that of the database; old names stay as they were sent (decision 147). */
export const timezone = z
  .string()
  .refine(isZone, "must be a name of the time zone database, such as Europe/Paris")
  .overwrite(normalizeZoneCase)
  .meta({ minLength: 1, examples: ["Europe/Paris"] });

/** A real calendar date without a zone. */
export const localDate = z
  .string()
  .refine((value) => parseLocalDate(value) !== null, {
    error: "must be a date YYYY-MM-DD of the years 1970 to 2199",
    abort: true,
    params: { code: "invalid_date" },
  })
  .meta({ format: "date", examples: ["2031-03-10"] }) as unknown as z.ZodType<LocalDate, string>;

export const httpUrl = z
  .string()
  .max(LIMITS.url)
  .refine((value) => {
    const protocol = URL.canParse(value) && new URL(value).protocol;
    return protocol === "http:" || protocol === "https:";
  }, "must be an absolute http or https address")
  .meta({ format: "uri" });

/** An https address without credentials, which every reader of the address could see. */
export const httpsUrl = z
  .string()
  .max(LIMITS.url)
  .refine((text) => URL.canParse(text) && new URL(text).protocol === "https:", {
    error: "must be an https address",
    params: { code: "https" },
  })
  .refine(
    (text) => !URL.canParse(text) || new URL(text).username + new URL(text).password === "",
    "must not contain a user name or password",
  )
  .meta({ format: "uri" });

/** `_id`, `createdAt`, `updatedAt` and the number of updates of a stored record. */
export const record = z.object({ _id: id, createdAt: timestamp, updatedAt: timestamp, __v: z.int() });

export const deleted = z
  .object({ n: z.int().describe("The number of deleted resources."), ok: z.literal(1) })
  .meta({ id: "Deleted" });

/** For `refine`: both dates are inclusive, so they may be equal. */
export const areDatesInOrder = (range: { start_date: LocalDate; end_date: LocalDate }) =>
  range.start_date <= range.end_date;
export const datesInOrderRule = {
  path: ["end_date"],
  error: "must not be before start_date",
  params: { code: "reversed" },
};
