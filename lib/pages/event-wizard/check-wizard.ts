import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { parseLocalDate } from "@/lib/core/time/local-date";
import { toInstant } from "@/lib/core/time/zone";
import { MAX_EVENT_PARTS } from "@/lib/domain/events/schema";
import { parseSpan } from "@/lib/pages/event/forms/parse-span";
import { formatIssue } from "@/lib/pages/page-shell/form-parts";
import { isEmailAddress } from "@/lib/platform/http/email-address";
import { LIMITS } from "@/lib/platform/http/fields";
import type { PageMessages } from "@/lib/platform/i18n/message-types";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { WizardState, WizardStep } from "./wizard-state";

/** An error, with its step, field and message. */
export interface WizardIssue {
  step: WizardStep;
  field: string;
  text: string;
}

export interface WizardCheck {
  /** Ascending, without duplicates. */
  times: Interval[];
  issues: WizardIssue[];
}

/** Checks the event by its own schema and reports errors at the fields of both pages. */
export function checkWizard(wizard: WizardState, zone: string, now: Instant, t: Translate): WizardCheck {
  const { title, message, people, places } = wizard;
  const formatError = (text: keyof PageMessages["eventPage"]["errors"], values?: Record<string, number>) =>
    formatIssue(t, "eventPage.errors", { field: "", text, values });
  const tooLong = (text: string, limit: number) => text.length > limit;
  const at = (step: WizardStep, field: string, ...texts: (string | false)[]): WizardIssue[] =>
    texts.flatMap((text) => (text === false ? [] : { step, field, text })).slice(0, 1);
  const checkCharacters = (field: string) => wizard.faulty.includes(field) && formatError("charactersBad");
  const { times, issues } = parseTimes(wizard, zone, now, formatError);
  return {
    times,
    issues: [
      ...people.flatMap(({ email, name }, row) =>
        at(
          "invitees",
          `im-${row}`,
          email === "" && t("eventWizard.people.addressMissing", { name }),
          email !== "" && !isEmailAddress(email) && t("errors.inviteeBad", { address: email.slice(0, 80) }),
          tooLong(name, LIMITS.name) && formatError("nameLong", { limit: LIMITS.name }),
        ),
      ),
      ...at(
        "invitees",
        "more",
        people.length > MAX_EVENT_PARTS.invitees &&
          t("errors.inviteesMany", { limit: MAX_EVENT_PARTS.invitees }),
        checkCharacters("more"),
      ),
      ...at(
        "details",
        "et",
        checkCharacters("et"),
        title === "" && formatError("titleMissing"),
        tooLong(title, LIMITS.title) && formatError("titleLong", { limit: LIMITS.title }),
      ),
      ...at(
        "details",
        "em",
        checkCharacters("em"),
        tooLong(message, LIMITS.text) && formatError("messageLong", { limit: LIMITS.text }),
      ),
      ...issues,
      ...at(
        "details",
        "date-0",
        times.length > MAX_EVENT_PARTS.dates && formatError("many", { limit: MAX_EVENT_PARTS.dates }),
      ),
      ...places.flatMap(({ name, address }, row) =>
        at(
          "details",
          `place-${row}`,
          row === 0 && checkCharacters("place"),
          tooLong(name, LIMITS.name) && formatError("placeLong", { limit: LIMITS.name }),
          tooLong(address, LIMITS.text) && formatError("placeLong", { limit: LIMITS.text }),
          row === MAX_EVENT_PARTS.places && formatError("many", { limit: MAX_EVENT_PARTS.places }),
        ),
      ),
    ],
  };
}

type FormatIssue = (text: keyof PageMessages["eventPage"]["errors"]) => string;

function parseTimes(wizard: WizardState, zone: string, now: Instant, formatError: FormatIssue): WizardCheck {
  const issues: WizardIssue[] = [];
  const typed = wizard.times.flatMap((time, row): Interval[] => {
    const read = parseSpan({ ...time, zone }, "", now);
    if (!("field" in read)) return [read];
    issues.push({ step: "details", field: `${read.field}-${row}`, text: formatError(read.text) });
    return [];
  });
  const picked = wizard.picks.map((pick) => toPickInterval(pick, wizard.length, zone));
  for (const [index, { end }] of picked.entries())
    if (end <= now)
      issues.push({ step: "details", field: `pick-${wizard.picks[index]}`, text: formatError("datePast") });
  const all = [...typed, ...picked].sort((a, b) => a.start - b.start || a.end - b.end);
  const times = all.filter(
    ({ start, end }, index) => !(start === all[index - 1]?.start && end === all[index - 1]?.end),
  );
  return { times, issues };
}

/** The time of a tile in the week grid. */
export function toPickInterval(pick: string, length: number, zone: string): Interval {
  const date = parseLocalDate(pick.slice(0, 10));
  if (date === null) throw new Error(`${pick} is not a time of the week grid`);
  const start = toInstant(zone, date, Number(pick.slice(11, 13)) * 60 + Number(pick.slice(14)));
  return { start, end: asInstant(start + length * MINUTE) };
}
