import { z } from "zod";
import type { CustomSettings } from "@/lib/bookpages/custom";
import { LIMITS } from "@/lib/http/fields";
import type { Messages } from "@/lib/i18n/messages/messages";

/** Most people one booker may invite (the event's limit). */
const MOST_INVITEES = 200;

export const FORM_FIELDS = [
  "name",
  "email",
  "phone",
  "company",
  "title",
  "place",
  "placeOther",
  "invitees",
  "message",
] as const;

export type FormField = (typeof FORM_FIELDS)[number];

/** What was typed, as it came: shown again when the booking is refused. */
export type FormValues = Record<FormField, string>;

/** One thing to correct: the field it stands beside, and the text that says so. */
export interface FormIssue {
  field: FormField;
  text: keyof Messages["errors"];
  values?: Record<string, string | number>;
}

/** A form that can be booked. */
export interface BookingForm {
  name: string;
  email: string;
  phone?: string;
  company?: string;
  title?: string;
  message?: string;
  places: { name: string; address?: string }[];
  invitees: string[];
}

export type ParsedForm = { form: BookingForm; issues: [] } | { form: null; issues: FormIssue[] };

/** In `place`: a place of one's own, typed into `placeOther`. */
export const OTHER_PLACE = "other";

/** The text of a field; files and absent fields are empty. */
export function readFormValues(data: FormData): FormValues {
  const read = (name: FormField) => {
    const value = data.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
  return Object.fromEntries(FORM_FIELDS.map((name) => [name, read(name)])) as FormValues;
}

/** Checks what was typed against what the page asks for. Every issue names its field, in the form's order. */
export function parseBookingForm(values: FormValues, custom: CustomSettings): ParsedForm {
  const result = formSchema(custom).safeParse(values);
  if (!result.success) {
    const issues = result.error.issues.map((issue) => ({
      field: issue.path[0] as FormField,
      ...(JSON.parse(issue.message) as Omit<FormIssue, "field">),
    }));
    const first = issues.filter(
      (issue, index) => issues.findIndex((other) => other.field === issue.field) === index,
    );
    return { form: null, issues: first };
  }
  const { place, placeOther, ...form } = result.data;
  const filled = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ""));
  return { form: { ...(filled as typeof form), places: placesOf(place, placeOther, custom) }, issues: [] };
}

type Text = FormIssue["text"];

/** Zod carries messages as strings; ours name a text of the page. */
const say = (text: Text, values?: FormIssue["values"]) => JSON.stringify({ text, ...(values && { values }) });

const cleanText = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes("\0"), { error: say("charactersBad"), abort: true })
  .transform((text) => text.normalize("NFC").trim());

const limited = (limit: number, long: Text) => cleanText.pipe(z.string().max(limit, say(long, { limit })));

const required = (limit: number, missing: Text, long: Text) =>
  cleanText.pipe(z.string().min(1, say(missing)).max(limit, say(long, { limit })));

const unasked = z.string().transform(() => "");

const emailPattern = z.regexes.email;

const isEmail = (text: string) => text.length <= LIMITS.email && emailPattern.test(text);

/** Digits with the usual signs between; six digits at least, as the shortest numbers have. */
const isPhone = (text: string) => /^\+?[\d\s().\-/]+$/.test(text) && text.replace(/\D/g, "").length >= 6;

const addressList = cleanText.transform((text, context) => {
  const addresses = text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((address) => address.replace(/^<(.*)>$/, "$1").toLowerCase());
  const bad = addresses.find((address) => !isEmail(address));
  if (bad !== undefined)
    context.addIssue({ code: "custom", message: say("inviteeBad", { address: bad.slice(0, 80) }) });
  if (addresses.length > MOST_INVITEES)
    context.addIssue({ code: "custom", message: say("inviteesMany", { limit: MOST_INVITEES }) });
  return [...new Set(addresses)];
});

function formSchema(custom: CustomSettings) {
  return z.object({
    name: required(LIMITS.name, "nameMissing", "nameLong"),
    email: cleanText.pipe(
      z
        .string()
        .min(1, { error: say("emailMissing"), abort: true })
        .refine(isEmail, say("emailBad"))
        .toLowerCase(),
    ),
    phone: custom.ask_phone
      ? required(LIMITS.phone, "phoneMissing", "phoneBad").refine(isPhone, say("phoneBad"))
      : unasked,
    company: custom.ask_company ? required(LIMITS.name, "companyMissing", "companyLong") : unasked,
    title: titleSchema(custom),
    place: custom.hide_places ? unasked : placeSchema(custom),
    placeOther: takesOtherPlace(custom) ? limited(LIMITS.title, "placeLong") : unasked,
    invitees: custom.block_new_invitee ? z.string().transform((): string[] => []) : addressList,
    message: limited(LIMITS.text, "messageLong"),
  });
}

function titleSchema({ hide_title, title_mandatory }: CustomSettings) {
  if (hide_title) return unasked;
  return title_mandatory
    ? required(LIMITS.title, "titleMissing", "titleLong")
    : limited(LIMITS.title, "titleLong");
}

/** The number of a fixed place, `other`, or nothing. */
function placeSchema(custom: CustomSettings) {
  const known = (custom.fixed_places ?? []).map((_, index) => String(index));
  const allowed = ["", ...known, ...(takesOtherPlace(custom) ? [OTHER_PLACE] : [])];
  return z.string().refine((value) => allowed.includes(value), say("placeUnknown"));
}

export const takesOtherPlace = ({ hide_places, forbid_add_places }: CustomSettings): boolean =>
  !hide_places && !forbid_add_places;

/** A place that was typed counts, chosen or not: who types one means it. Else the chosen one, else the first. */
function placesOf(
  place: string,
  other: string,
  { fixed_places: fixed = [] }: CustomSettings,
): BookingForm["places"] {
  if (other) return [splitPlace(other)];
  const chosen = place === OTHER_PLACE ? undefined : fixed[Number(place || "0")];
  return chosen ? [{ name: chosen.name, ...(chosen.address ? { address: chosen.address } : {}) }] : [];
}

/** A place's name has at most 200 characters; what is longer is an address with its beginning as the name. */
const splitPlace = (text: string): { name: string; address?: string } =>
  text.length <= LIMITS.name ? { name: text } : { name: `${text.slice(0, LIMITS.name - 1)}…`, address: text };
