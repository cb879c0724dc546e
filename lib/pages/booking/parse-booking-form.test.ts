import { expect, it } from "vitest";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { type BookingFormValues, parseBookingForm, parseBookingValues } from "./parse-booking-form";

const typed = (change: Partial<BookingFormValues> = {}): BookingFormValues => ({
  name: "Ana Silva",
  email: "Ana@Example.org",
  phone: "",
  sms: "",
  company: "",
  title: "",
  place: "",
  placeOther: "",
  invitees: "",
  message: "",
  ...change,
});

const listIssues = (change: Partial<BookingFormValues>, settings: PageSettings = {}) =>
  parseBookingForm(typed(change), settings).issues.map(({ field, text }) => `${field}: ${text}`);

it("parseBookingForm accepts a name and an email address", () => {
  expect(parseBookingForm(typed(), {})).toEqual({
    form: { name: "Ana Silva", email: "ana@example.org", places: [], invitees: [] },
    issues: [],
  });
});

it("parseBookingForm reports every invalid field once, in order", () => {
  expect(listIssues({ name: "  ", email: "ana@", message: "x".repeat(5001) })).toEqual([
    "name: nameMissing",
    "email: emailBad",
    "message: messageLong",
  ]);
  expect(listIssues({ name: "n".repeat(201), email: "" })).toEqual(["name: nameLong", "email: emailMissing"]);
});

it("parseBookingForm requires only fields of the page", () => {
  expect(listIssues({}, { ask_phone: true, ask_company: true, title_mandatory: true })).toEqual([
    "phone: phoneMissing",
    "company: companyMissing",
    "title: titleMissing",
  ]);
  expect(parseBookingForm(typed({ phone: "nonsense", title: "Hi" }), { hide_title: true }).form).toEqual({
    name: "Ana Silva",
    email: "ana@example.org",
    places: [],
    invitees: [],
  });
});

it("parseBookingForm accepts common forms of phone numbers", () => {
  for (const phone of ["+33 1 23 45 67 89", "(030) 123-4567", "06.12.34.56.78"])
    expect(listIssues({ phone }, { ask_phone: true })).toEqual([]);
  for (const phone of ["12345", "call me", "+", "1".repeat(51)])
    expect(listIssues({ phone }, { ask_phone: true })).toEqual(["phone: phoneBad"]);
});

it("parseBookingForm splits pasted lists of invitees and reports invalid addresses", () => {
  const invitees = "bo@example.org, CY@example.org;\n<bo@example.org>\tdi@example.org";
  expect(parseBookingForm(typed({ invitees }), {}).form?.invitees).toEqual([
    "bo@example.org",
    "cy@example.org",
    "di@example.org",
  ]);
  expect(parseBookingForm(typed({ invitees: "bo@example.org, cy" }), {}).issues).toEqual([
    { field: "invitees", text: "inviteeBad", values: { address: "cy" } },
  ]);
  const many = Array.from({ length: 6 }, (_, index) => `p${index}@example.org`).join(" ");
  expect(listIssues({ invitees: many })).toEqual(["invitees: inviteesMany"]);
  expect(listIssues({ invitees: many }, { max_invitees: 6 })).toEqual([]);
  expect(parseBookingForm(typed({ invitees }), { block_new_invitee: true }).form?.invitees).toEqual([]);
});

it("parseBookingForm refuses NUL and lone surrogates, and normalises text to NFC", () => {
  expect(listIssues({ name: "A\0", message: "\ud800" })).toEqual([
    "name: charactersBad",
    "message: charactersBad",
  ]);
  expect(parseBookingForm(typed({ name: "Jose\u0301" }), {}).form?.name).toBe("Jos\u00e9");
});

it("parseBookingForm accepts a fixed place, another one, or neither, as the page allows", () => {
  const settings = { fixed_places: [{ name: "Office", address: "1 High Street" }, { name: "Call" }] };
  const places = (change: Partial<BookingFormValues>, more: PageSettings = {}) =>
    parseBookingForm(typed(change), { ...settings, ...more }).form?.places;
  expect(places({ place: "0" })).toEqual([{ name: "Office", address: "1 High Street" }]);
  expect(places({ place: "other", placeOther: "The park" })).toEqual([{ name: "The park" }]);
  expect(listIssues({ place: "other" }, { ...settings, forbid_add_places: true })).toEqual([
    "place: placeUnknown",
  ]);
  expect(listIssues({ place: "7" }, settings)).toEqual(["place: placeUnknown"]);
  expect(places({ placeOther: "The park" }, { hide_places: true })).toEqual([
    { name: "Office", address: "1 High Street" },
  ]);
  expect(parseBookingForm(typed({ placeOther: "Here" }), {}).form?.places).toEqual([{ name: "Here" }]);
});

it("parseBookingForm ignores files", () => {
  const data = new FormData();
  data.set("name", new File(["x"], "x.txt"));
  data.set("message", "a\r\nb");
  expect(parseBookingValues(data)).toEqual({ ...typed(), name: "", email: "", message: "a\nb" });
});

it("parseBookingForm requires an email address, a phone number, or either, as the page does", () => {
  const phone = "+33 6 12 34 56 78";
  expect(listIssues({ phone }, { contact: "phone" })).toEqual([]);
  expect(listIssues({}, { contact: "phone" })).toEqual(["phone: phoneMissing"]);
  expect(listIssues({ email: "", phone }, { contact: "either" })).toEqual([]);
  expect(listIssues({ email: "" }, { contact: "either" })).toEqual(["email: contactMissing"]);
  expect(listIssues({ email: "ana@", phone }, { contact: "either" })).toEqual(["email: emailBad"]);
  expect(listIssues({ email: "", phone }, { contact: "either", confirm_address: true })).toEqual([
    "email: emailMissing",
  ]);
});

it("parseBookingForm refuses guests of a booker without an email address", () => {
  const typing = { email: "", phone: "+33 6 12 34 56 78", invitees: "bo@example.com" };
  expect(listIssues(typing, { contact: "either" })).toEqual(["email: emailForGuests"]);
  const { form } = parseBookingForm(typed(typing), { contact: "phone" });
  expect(form).toMatchObject({ phone: typing.phone, invitees: [] });
  expect(form).not.toHaveProperty("email");
});
