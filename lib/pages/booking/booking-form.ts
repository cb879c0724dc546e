import { z } from "zod";
import { callsBooker } from "@/lib/domain/booking-pages/bookpages/calls-booker";
import {
  type CustomSettings,
  countInvitable,
  wayOfContact,
} from "@/lib/domain/booking-pages/bookpages/custom";
import { type Meetable, toMeetable } from "@/lib/domain/conferencing/conferences/event-place";
import { cleanPhone } from "@/lib/platform/http/clean-phone";
import { cleanAddress, isAddress } from "@/lib/platform/http/email-address";
import { LIMITS } from "@/lib/platform/http/fields";
import { isPhone } from "@/lib/platform/http/is-phone";
import { toLine } from "@/lib/platform/http/to-line";
import type { Messages } from "@/lib/platform/i18n/messages/messages";
import { offeredPlaces, takesOtherPlace } from "./offered-places";
import type { Prefill } from "./page-query";

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
export type BookingFormValues = Record<FormField, string>;

/** One thing to correct: the field it stands beside, and the text that says so. */
export interface BookingFormIssue {
  field: FormField;
  text: keyof Messages["errors"];
  values?: Record<string, string | number>;
}

/** A form that can be booked. */
export interface BookingForm {
  name: string;
  email?: string;
  phone?: string;
  company?: string;
  title?: string;
  message?: string;
  places: ({ name: string; address?: string; source?: string } & Meetable)[];
  invitees: string[];
}

export type ParsedForm = { form: BookingForm; issues: [] } | { form: null; issues: BookingFormIssue[] };

/** In `place`: a place of one's own, typed into `placeOther`. */
export const OTHER_PLACE = "other";

const LONG_FIELDS: readonly FormField[] = ["invitees", "message"];

/** The text of a field; files and absent fields are empty. Of several places, all numbers. */
export function readFormValues(data: FormData): BookingFormValues {
  const read = (name: FormField) => {
    if (name === "place") return data.getAll(name).filter(isText).join(" ");
    const value = data.get(name);
    if (!isText(value)) return "";
    return LONG_FIELDS.includes(name) ? value.replaceAll("\r\n", "\n") : toLine(value);
  };
  return Object.fromEntries(FORM_FIELDS.map((name) => [name, read(name)])) as BookingFormValues;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Checks what was typed against what the page asks for. Every issue names its field, in the form's order. */
export function parseBookingForm(
  values: BookingFormValues,
  custom: CustomSettings,
  prefill: Prefill = {},
): ParsedForm {
  const offer = offeredPlaces(custom, prefill);
  const result = formSchema(custom, offer).safeParse(values);
  if (!result.success) {
    const issues = result.error.issues.map((issue) => ({
      field: issue.path[0] as FormField,
      ...(JSON.parse(issue.message) as Omit<BookingFormIssue, "field">),
    }));
    const first = issues.filter(
      (issue, index) => issues.findIndex((other) => other.field === issue.field) === index,
    );
    return { form: null, issues: first };
  }
  const { place, placeOther, ...form } = result.data;
  const places = readPlaces(place, placeOther, offer);
  const missing = findMissingContact(form, custom) ?? findMissingNumber(form.phone, places);
  if (missing) return { form: null, issues: [missing] };
  const filled = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ""));
  return { form: { ...(filled as typeof form), places }, issues: [] };
}

/** What the booker has to say for being reached; other people are invited by who has shown an address. */
function findMissingContact(
  { email, phone, invitees }: { email: string; phone: string; invitees: readonly string[] },
  custom: CustomSettings,
): BookingFormIssue | null {
  if (email !== "") return null;
  if (wayOfContact(custom) === "either" && phone === "") return { field: "email", text: "contactMissing" };
  return invitees.length > 0 ? { field: "email", text: "emailForGuests" } : null;
}

/** Where the host calls, the booker says under which number. */
const findMissingNumber = (phone: string, places: BookingForm["places"]): BookingFormIssue | null =>
  phone === "" && places.some(({ kind, contact }) => kind === "phone" && contact === undefined)
    ? { field: "phone", text: "phoneMissing" }
    : null;

/** One of the places that the booker can choose is a call by the host. */
export const mayBeCalled = ({ hide_places, fixed_places: places = [] }: CustomSettings): boolean =>
  (hide_places ? places.slice(0, 1) : places).some(callsBooker);

type Text = BookingFormIssue["text"];

/** Zod carries messages as strings; ours name a text of the page. */
const say = (text: Text, values?: BookingFormIssue["values"]) =>
  JSON.stringify({ text, ...(values && { values }) });

const cleanText = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes("\0"), { error: say("charactersBad"), abort: true })
  .transform((text) => text.normalize("NFC").trim());

const limited = (limit: number, long: Text) => cleanText.pipe(z.string().max(limit, say(long, { limit })));

const required = (limit: number, missing: Text, long: Text) =>
  cleanText.pipe(z.string().min(1, say(missing)).max(limit, say(long, { limit })));

const unasked = z.string().transform(() => "");

const addressList = (limit: number) =>
  cleanText.transform((text, context) => {
    const addresses = text
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map((address) => cleanAddress(address.replace(/^<(.*)>$/, "$1")));
    const bad = addresses.find((address) => !isAddress(address));
    if (bad !== undefined)
      context.addIssue({ code: "custom", message: say("inviteeBad", { address: bad.slice(0, 80) }) });
    const each = [...new Set(addresses)];
    if (each.length > limit) context.addIssue({ code: "custom", message: say("inviteesMany", { limit }) });
    return each;
  });

type Offer = ReturnType<typeof offeredPlaces>;

function formSchema(custom: CustomSettings, offer: Offer) {
  return z.object({
    name: required(LIMITS.name, "nameMissing", "nameLong"),
    email: emailSchema(custom),
    phone: phoneSchema(custom),
    company: custom.ask_company ? required(LIMITS.name, "companyMissing", "companyLong") : unasked,
    title: titleSchema(custom),
    place: custom.hide_places ? unasked : placeSchema(custom, offer),
    placeOther: takesOtherPlace(custom) ? limited(LIMITS.title, "placeLong") : unasked,
    invitees:
      custom.block_new_invitee || wayOfContact(custom) === "phone"
        ? z.string().transform((): string[] => [])
        : addressList(countInvitable(custom)),
    message: limited(LIMITS.text, "messageLong"),
  });
}

function emailSchema(custom: CustomSettings) {
  const way = wayOfContact(custom);
  if (way === "phone") return unasked;
  const typed = z
    .string()
    .overwrite(cleanAddress)
    .refine((text) => text === "" || isAddress(text), say("emailBad"));
  return cleanText.pipe(
    way === "either"
      ? typed
      : z
          .string()
          .min(1, { error: say("emailMissing"), abort: true })
          .pipe(typed),
  );
}

function phoneSchema(custom: CustomSettings) {
  const way = wayOfContact(custom);
  const isAsked = custom.ask_phone || way === "phone";
  if (!isAsked && way === "email" && !mayBeCalled(custom)) return unasked;
  const typed = isAsked ? z.string().min(1, say("phoneMissing")) : z.string();
  return cleanText
    .transform(cleanPhone)
    .pipe(typed.max(LIMITS.phone, say("phoneBad")))
    .refine((text) => text === "" || isPhone(text), say("phoneBad"));
}

function titleSchema({ hide_title, title_mandatory }: CustomSettings) {
  if (hide_title) return unasked;
  return title_mandatory
    ? required(LIMITS.title, "titleMissing", "titleLong")
    : limited(LIMITS.title, "titleLong");
}

/** Numbers of offered places, `other`, or nothing. */
function placeSchema(custom: CustomSettings, { places, several }: Offer) {
  const allowed = new Set([...places.keys()].map(String));
  if (takesOtherPlace(custom)) allowed.add(OTHER_PLACE);
  return z.string().refine((text) => {
    const chosen = readChosenPlaces(text);
    return chosen.every((one) => allowed.has(one)) && (several || chosen.length <= 1);
  }, say("placeUnknown"));
}

export const readChosenPlaces = (text: string): string[] => text.split(" ").filter(Boolean);

/** A place that was typed counts, chosen or not: who types one means it. Else the chosen ones, else the first. */
function readPlaces(place: string, other: string, { places, preset, several }: Offer): BookingForm["places"] {
  const typed = other ? [splitPlace(other)] : [];
  if (other && !several) return typed;
  const chosen = place || several ? readChosenPlaces(place).map(Number) : preset;
  const offered = chosen.flatMap((number) => places[number] ?? []);
  return [
    ...offered.map(({ name, address, source, ...fixed }) => ({
      name,
      ...(address && { address }),
      ...(source && { source }),
      ...toMeetable(fixed),
    })),
    ...typed,
  ];
}

/** A place's name has at most 200 characters; what is longer is an address with its beginning as the name. */
const splitPlace = (text: string): { name: string; address?: string } =>
  text.length <= LIMITS.name ? { name: text } : { name: `${text.slice(0, LIMITS.name - 1)}…`, address: text };
