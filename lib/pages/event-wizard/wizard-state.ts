import { type LocalDate, parseLocalDate } from "@/lib/core/time/local-date";
import { parsePlaces } from "@/lib/pages/booking/parse-places";
import { isToken } from "@/lib/platform/crypto/token";
import { normalizeEmail } from "@/lib/platform/http/email-address";
import { restoreEmailPlus } from "@/lib/platform/http/restore-plus";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { parseZone } from "@/lib/platform/i18n/zone-names";
import { type InvitedPerson, removeDuplicatePeople, splitPeople } from "./schema";

/** The two pages, which share their state: `/add_invitees` and `/add_details`. */
export type WizardStep = "invitees" | "details";

/** A time, typed into three fields. */
export interface TypedTime {
  date: string;
  from: string;
  until: string;
}

/** The fields that identify the link of an app (`aid`) or an organisation (`oid`), and the creator. */
export const WIZARD_LINK_FIELDS = ["aid", "oid", "agid", "cm", "cn", "ct"] as const;

/** The values of a link to the wizard and those typed since, unparsed. */
export interface WizardState {
  link: Record<(typeof WIZARD_LINK_FIELDS)[number], string>;
  people: readonly InvitedPerson[];
  title: string;
  message: string;
  times: readonly TypedTime[];
  /** Selected starts in the week grid, on the clock of `zone`: `2031-03-10T09:00`. */
  picks: readonly string[];
  /** Minutes that each of them lasts. */
  length: number;
  places: readonly { name: string; address: string }[];
  zone: string | null;
  lang: Language | null;
  /** A day of the week that the grid shows. */
  week: LocalDate | null;
  /** True if errors are shown. */
  check: boolean;
  preview: boolean;
  allZones: boolean;
  /** Fields with a value that is not valid text. */
  faulty: readonly string[];
  /** The token of a stored state that is too long for an address. */
  draft: string | null;
}

export const LENGTHS_MINUTES = [15, 30, 45, 60, 90, 120, 180, 240] as const;

const USUAL_LENGTH_MINUTES = 60;

const MAX_ROWS = { people: 500, times: 200, picks: 300, places: 100 };

/** Parses an address or a form, which may be forged. */
export function parseWizardState(search: URLSearchParams): WizardState {
  const faulty = new Set(search.getAll("faulty").filter((name) => TEXT_PARAMETERS.has(name)));
  const clean = (name: string, text: string) => {
    if (text.isWellFormed() && !text.includes("\0")) return text.normalize("NFC");
    if (TEXT_PARAMETERS.has(name)) faulty.add(name);
    return text.toWellFormed().replaceAll("\0", "").normalize("NFC");
  };
  const text = (name: string) =>
    clean(name, search.get(name) ?? "")
      .replaceAll("\r\n", "\n")
      .trim();
  const texts = (name: string) => search.getAll(name).map((value) => clean(name, value).trim());

  const [lang, length, draft] = [search.get("lang"), Number(search.get("length")), search.get("draft")];
  return {
    link: {
      aid: text("aid"),
      oid: text("oid"),
      agid: text("agid"),
      cm: normalizeEmail(restoreEmailPlus(text("cm"))),
      cn: text("cn"),
      ct: text("ct"),
    },
    // The organisation's own link creates a poll to pass on, so it mails no invitees.
    people: search.get("oid")
      ? []
      : removeDuplicatePeople([...parsePeople(texts("im"), texts("in")), ...splitPeople(text("more"))]).slice(
          0,
          MAX_ROWS.people,
        ),
    title: text("et"),
    message: text("em"),
    times: parseTypedTimes(texts("date"), texts("from"), texts("until")).slice(0, MAX_ROWS.times),
    picks: parsePicks(search.getAll("pick")).slice(0, MAX_ROWS.picks),
    length: LENGTHS_MINUTES.some((one) => one === length) ? length : USUAL_LENGTH_MINUTES,
    places: [...parsePlaces(text("places")), ...parseTypedPlaces(texts("place"), texts("address"))].slice(
      0,
      MAX_ROWS.places,
    ),
    // A guessed zone that the browser has not corrected was not chosen.
    zone: search.get("tz") === search.get("guess") ? null : parseZone(search.get("tz")),
    lang: isLanguage(lang) ? lang : null,
    week: parseLocalDate(search.get("week") ?? ""),
    check: search.has("check"),
    preview: search.has("preview"),
    allZones: search.get("zones") === "all",
    faulty: [...faulty],
    draft: draft && isToken(draft) ? draft : null,
  };
}

/** Fields of free text that a reader can correct. */
const TEXT_PARAMETERS = new Set(["et", "em", "more", "place"]);

/** `im` and `in` have the same order. Links separate entries by a bar, forms repeat the field. */
const parsePeople = (emails: string[], names: string[]): InvitedPerson[] =>
  emails.flatMap((list, field) => {
    const entryNames = (names[field] ?? "").split("|");
    return list
      .split("|")
      .map((email, index) => ({
        email: normalizeEmail(restoreEmailPlus(email)),
        name: (entryNames[index] ?? "").trim(),
      }))
      .filter(({ email, name }) => email !== "" || name !== "");
  });

const parseTypedTimes = (dates: string[], froms: string[], untils: string[]): TypedTime[] =>
  dates
    .map((date, row) => ({ date, from: froms[row] ?? "", until: untils[row] ?? "" }))
    .filter((time) => Object.values(time).some((text) => text !== ""));

const parsePicks = (values: string[]): string[] =>
  [...new Set(values)]
    .filter((value) => /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(value) && parseLocalDate(value.slice(0, 10)))
    .sort();

/** Adds or removes a selected time; an invalid one changes nothing. */
export const togglePick = (picks: readonly string[], pick: string): readonly string[] =>
  picks.includes(pick) ? picks.filter((one) => one !== pick) : parsePicks([...picks, pick]);

const parseTypedPlaces = (names: string[], addresses: string[]) =>
  names
    .map((name, row) => ({ name, address: addresses[row] ?? "" }))
    .filter(({ name, address }) => name !== "" || address !== "");

/** The state as fields of a form or an address. */
export function toWizardParams(wizard: WizardState): [string, string][] {
  const { people, times, places } = wizard;
  const params: [string, string | null][] = [
    ...WIZARD_LINK_FIELDS.map((name): [string, string] => [name, wizard.link[name]]),
    ["lang", wizard.lang],
    ...people.flatMap(({ email, name }): [string, string][] => [
      ["im", email],
      ["in", name],
    ]),
    ["et", wizard.title],
    ["em", wizard.message],
    ...times.flatMap((time) => Object.entries(time)),
    ...wizard.picks.map((pick): [string, string] => ["pick", pick]),
    ["length", wizard.length === USUAL_LENGTH_MINUTES ? null : String(wizard.length)],
    ...places.flatMap(({ name, address }): [string, string][] => [
      ["place", name],
      ["address", address],
    ]),
    ["tz", wizard.zone],
    ["week", wizard.week],
    ["check", wizard.check ? "1" : null],
    ["preview", wizard.preview ? "1" : null],
    ["zones", wizard.allZones ? "all" : null],
    ...wizard.faulty.map((name): [string, string] => ["faulty", name]),
  ];
  return params.filter(
    (param): param is [string, string] =>
      param[1] !== null && (param[1] !== "" || REPEATED_PARAMETERS.has(param[0])),
  );
}

/** Rows of several fields stay aligned, so empty fields count. */
const REPEATED_PARAMETERS = new Set(["im", "in", "date", "from", "until", "place", "address"]);

/** The path of the page in this state: either all of it, or its link and draft. */
export function buildWizardPath(step: WizardStep, wizard: WizardState): string {
  const params = toWizardParams(wizard);
  const { draft } = wizard;
  const persistent = params.filter(([name]) => PERSISTENT_PARAMETERS.has(name) || !draft);
  return `/add_${step}?${new URLSearchParams([...persistent, ...(draft ? [["draft", draft]] : [])] as [string, string][])}`;
}

const PERSISTENT_PARAMETERS: ReadonlySet<string> = new Set([...WIZARD_LINK_FIELDS, "lang"]);

/** Restores the state from its draft. */
export function restoreWizardState(wizard: WizardState, search: string | undefined): WizardState {
  const { link, lang, draft } = wizard;
  return search === undefined
    ? { ...wizard, draft: null }
    : { ...parseWizardState(new URLSearchParams(search)), link, lang, draft };
}
