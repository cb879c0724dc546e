import { z } from "zod";
import {
  countAllowedGuests,
  type PageSettings,
  pickContactMethod,
} from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { isHostCalling } from "@/lib/domain/booking-pages/bookpages/is-host-calling";
import { type StoredPlace, toStoredPlace } from "@/lib/domain/conferencing/conferences/stored-place";
import { isEmailAddress, normalizeEmail } from "@/lib/platform/http/email-address";
import { LIMITS } from "@/lib/platform/http/fields";
import { isPhone } from "@/lib/platform/http/is-phone";
import { normalizePhone } from "@/lib/platform/http/normalize-phone";
import { toLine } from "@/lib/platform/http/to-line";
import type { PageMessages } from "@/lib/platform/i18n/message-types";
import { canAddOtherPlace, getOfferedPlaces } from "./get-offered-places";
import type { PagePrefill } from "./parse-page-query";

export const BOOKING_FIELDS = [
  "name",
  "email",
  "phone",
  "sms",
  "company",
  "title",
  "place",
  "placeOther",
  "invitees",
  "message",
] as const;

export type BookingField = (typeof BOOKING_FIELDS)[number];

/** The values as they were typed, for showing the form again. */
export type BookingFormValues = Record<BookingField, string>;

/** An error of a field, with its message. */
export interface BookingFormIssue {
  field: BookingField;
  text: keyof PageMessages["errors"];
  values?: Record<string, string | number>;
}

/** A valid booking form. */
export interface BookingForm {
  name: string;
  email?: string;
  phone?: string;
  /** Agreed to SMS about this meeting. */
  sms?: true | undefined;
  company?: string;
  title?: string;
  message?: string;
  places: ({ name: string; address?: string; source?: string } & StoredPlace)[];
  invitees: string[];
}

export type ParsedBookingForm =
  | { form: BookingForm; issues: [] }
  | { form: null; issues: BookingFormIssue[] };

/** The value of `sms` if it is ticked. */
export const SMS_TICKED = "true";

/** The value of `place` for a place typed into `placeOther`. */
export const OTHER_PLACE = "other";

const LONG_FIELDS: readonly BookingField[] = ["invitees", "message"];

/** Reads the text of a field; files and absent fields are empty. Several places become a list of indexes. */
export function parseBookingValues(data: FormData): BookingFormValues {
  const read = (name: BookingField) => {
    if (name === "place") return data.getAll(name).filter(isText).join(" ");
    const value = data.get(name);
    if (!isText(value)) return "";
    return LONG_FIELDS.includes(name) ? value.replaceAll("\r\n", "\n") : toLine(value);
  };
  return Object.fromEntries(BOOKING_FIELDS.map((name) => [name, read(name)])) as BookingFormValues;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Validates the values by the page's settings. Each issue names its field, in the form's order. */
export function parseBookingForm(
  values: BookingFormValues,
  settings: PageSettings,
  prefill: PagePrefill = {},
): ParsedBookingForm {
  const offer = getOfferedPlaces(settings, prefill);
  const result = buildFormSchema(settings, offer).safeParse(values);
  if (!result.success) {
    const issues = result.error.issues.map((issue) => ({
      field: issue.path[0] as BookingField,
      ...(JSON.parse(issue.message) as Omit<BookingFormIssue, "field">),
    }));
    const first = issues.filter(
      (issue, index) => issues.findIndex((other) => other.field === issue.field) === index,
    );
    return { form: null, issues: first };
  }
  const { place, placeOther, ...form } = result.data;
  const places = resolvePlaces(place, placeOther, offer);
  const missing =
    findMissingContact(form, settings) ??
    findMissingNumber(form.phone, places) ??
    findMissingSmsNumber(form, settings);
  if (missing) return { form: null, issues: [missing] };
  const filled = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ""));
  return { form: { ...(filled as typeof form), places }, issues: [] };
}

/** Checks that the booker can be reached; only a booker with an email address can invite guests. */
function findMissingContact(
  { email, phone, invitees }: { email: string; phone: string; invitees: readonly string[] },
  settings: PageSettings,
): BookingFormIssue | null {
  if (email !== "") return null;
  if (pickContactMethod(settings) === "either" && phone === "")
    return { field: "email", text: "contactMissing" };
  return invitees.length > 0 ? { field: "email", text: "emailForGuests" } : null;
}

/** The booker needs a phone number if the host calls. */
const findMissingNumber = (phone: string, places: BookingForm["places"]): BookingFormIssue | null =>
  phone === "" && places.some(({ kind, contact }) => kind === "phone" && contact === undefined)
    ? { field: "phone", text: "phoneMissing" }
    : null;

/** SMS need a number, which may be the answer to a question. */
const findMissingSmsNumber = (
  { sms, phone }: { sms: true | undefined; phone: string },
  { questions = [] }: PageSettings,
): BookingFormIssue | null =>
  sms && phone === "" && questions.every(({ kind }) => kind !== "phone")
    ? { field: "phone", text: "phoneMissing" }
    : null;

/** True if one of the places is a call by the host. */
export const canBeCalled = ({ hide_places, fixed_places: places = [] }: PageSettings): boolean =>
  (hide_places ? places.slice(0, 1) : places).some(isHostCalling);

type IssueText = BookingFormIssue["text"];

/** Zod's messages are strings; here each names a text of the page. */
const toIssueMessage = (text: IssueText, values?: BookingFormIssue["values"]) =>
  JSON.stringify({ text, ...(values && { values }) });

const cleanText = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes("\0"), {
    error: toIssueMessage("charactersBad"),
    abort: true,
  })
  .transform((text) => text.normalize("NFC").trim());

const buildLimitedText = (limit: number, long: IssueText) =>
  cleanText.pipe(z.string().max(limit, toIssueMessage(long, { limit })));

const buildRequiredText = (limit: number, missing: IssueText, long: IssueText) =>
  cleanText.pipe(z.string().min(1, toIssueMessage(missing)).max(limit, toIssueMessage(long, { limit })));

const emptyField = z.string().transform(() => "");

const buildAddressList = (limit: number) =>
  cleanText.transform((text, context) => {
    const addresses = text
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map((address) => normalizeEmail(address.replace(/^<(.*)>$/, "$1")));
    const bad = addresses.find((address) => !isEmailAddress(address));
    if (bad !== undefined)
      context.addIssue({
        code: "custom",
        message: toIssueMessage("inviteeBad", { address: bad.slice(0, 80) }),
      });
    const each = [...new Set(addresses)];
    if (each.length > limit)
      context.addIssue({ code: "custom", message: toIssueMessage("inviteesMany", { limit }) });
    return each;
  });

type PlaceOffer = ReturnType<typeof getOfferedPlaces>;

function buildFormSchema(settings: PageSettings, offer: PlaceOffer) {
  return z.object({
    name: buildRequiredText(LIMITS.name, "nameMissing", "nameLong"),
    email: buildEmailSchema(settings),
    phone: buildPhoneSchema(settings),
    sms: z.string().transform((value) => (value === SMS_TICKED ? true : undefined)),
    company: settings.ask_company
      ? buildRequiredText(LIMITS.name, "companyMissing", "companyLong")
      : emptyField,
    title: buildTitleSchema(settings),
    place: settings.hide_places ? emptyField : buildPlaceSchema(settings, offer),
    placeOther: canAddOtherPlace(settings) ? buildLimitedText(LIMITS.title, "placeLong") : emptyField,
    invitees:
      settings.block_new_invitee || pickContactMethod(settings) === "phone"
        ? z.string().transform((): string[] => [])
        : buildAddressList(countAllowedGuests(settings)),
    message: buildLimitedText(LIMITS.text, "messageLong"),
  });
}

function buildEmailSchema(settings: PageSettings) {
  const way = pickContactMethod(settings);
  if (way === "phone") return emptyField;
  const typed = z
    .string()
    .overwrite(normalizeEmail)
    .refine((text) => text === "" || isEmailAddress(text), toIssueMessage("emailBad"));
  return cleanText.pipe(
    way === "either"
      ? typed
      : z
          .string()
          .min(1, { error: toIssueMessage("emailMissing"), abort: true })
          .pipe(typed),
  );
}

function buildPhoneSchema(settings: PageSettings) {
  const way = pickContactMethod(settings);
  const isAsked = settings.ask_phone || way === "phone";
  if (!isAsked && way === "email" && !canBeCalled(settings)) return emptyField;
  const typed = isAsked ? z.string().min(1, toIssueMessage("phoneMissing")) : z.string();
  return cleanText
    .transform(normalizePhone)
    .pipe(typed.max(LIMITS.phone, toIssueMessage("phoneBad")))
    .refine((text) => text === "" || isPhone(text), toIssueMessage("phoneBad"));
}

function buildTitleSchema({ hide_title, title_mandatory }: PageSettings) {
  if (hide_title) return emptyField;
  return title_mandatory
    ? buildRequiredText(LIMITS.title, "titleMissing", "titleLong")
    : buildLimitedText(LIMITS.title, "titleLong");
}

/** Accepts indexes of offered places, `other`, or nothing. */
function buildPlaceSchema(settings: PageSettings, { places, several }: PlaceOffer) {
  const allowed = new Set([...places.keys()].map(String));
  if (canAddOtherPlace(settings)) allowed.add(OTHER_PLACE);
  return z.string().refine((text) => {
    const chosen = parseChosenPlaces(text);
    return chosen.every((one) => allowed.has(one)) && (several || chosen.length <= 1);
  }, toIssueMessage("placeUnknown"));
}

export const parseChosenPlaces = (text: string): string[] => text.split(" ").filter(Boolean);

/** A typed place counts even if another one is selected; else the selected places, else the first. */
function resolvePlaces(
  place: string,
  other: string,
  { places, preset, several }: PlaceOffer,
): BookingForm["places"] {
  const typed = other ? [splitPlace(other)] : [];
  if (other && !several) return typed;
  const chosen = place || several ? parseChosenPlaces(place).map(Number) : preset;
  const offered = chosen.flatMap((number) => places[number] ?? []);
  return [
    ...offered.map(({ name, address, source, ...fixed }) => ({
      name,
      ...(address && { address }),
      ...(source && { source }),
      ...toStoredPlace(fixed),
    })),
    ...typed,
  ];
}

/** A place's name has at most 200 characters; a longer text becomes the address, and its beginning the name. */
const splitPlace = (text: string): { name: string; address?: string } =>
  text.length <= LIMITS.name ? { name: text } : { name: `${text.slice(0, LIMITS.name - 1)}…`, address: text };
