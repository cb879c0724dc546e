import { z } from "zod";
import { isZone } from "@/lib/core/time/zone";
import { LANGUAGES } from "@/lib/platform/i18n/languages";

/** Most characters a field may have. */
export const LIMITS = {
  title: 300,
  name: 200,
  text: 5000,
  url: 2048,
  extid: 128,
  email: 254,
  phone: 50,
} as const;

export const id = z
  .string()
  .regex(/^[0-9a-f]{24}$/, "must be 24 lower-case hexadecimal digits")
  .meta({ id: "Id", examples: ["65f0c1a2b3c4d5e6f7a8b9c0"] });

/** ISO 8601 with milliseconds and Z outside, `Date` inside. */
export const timestamp = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

export const text = (max: number) => z.string().max(max);

/** At least one character that is not white space. */
export const requiredText = (max: number) => z.string().trim().min(1, "must not be empty").max(max);

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(LIMITS.email)
  .regex(z.regexes.email, "must be an e-mail address")
  .meta({ format: "email", examples: ["jane@example.com"] });

export const language = z.enum(LANGUAGES);

export const timezone = z
  .string()
  .refine(isZone, "must be a name of the time zone database, such as Europe/Paris")
  .meta({ examples: ["Europe/Paris"] });

export const httpUrl = z
  .string()
  .max(LIMITS.url)
  .refine((value) => {
    const protocol = URL.canParse(value) && new URL(value).protocol;
    return protocol === "http:" || protocol === "https:";
  }, "must be an absolute http or https address")
  .meta({ format: "uri" });

/** `_id`, `createdAt`, `updatedAt` and the count of updates, on every stored record. */
export const record = z.object({ _id: id, createdAt: timestamp, updatedAt: timestamp, __v: z.int() });

export const deleted = z
  .object({ n: z.int().describe("How many were deleted."), ok: z.literal(1) })
  .meta({ id: "Deleted" });
