import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { parseLocalDate } from "@/lib/core/time/local-date";
import { toInstant } from "@/lib/core/time/zone";
import { MAX_EVENT_PARTS } from "@/lib/domain/events/schema";
import { readSpan } from "@/lib/pages/event/forms/read-span";
import { issueText } from "@/lib/pages/frame/form-parts";
import { isAddress } from "@/lib/platform/http/email-address";
import { LIMITS } from "@/lib/platform/http/fields";
import type { Messages } from "@/lib/platform/i18n/messages/messages";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { Creation, Step } from "./creation-query";

/** One thing to correct: the step and the field it stands at, in the reader's words. */
export interface CreationIssue {
  step: Step;
  field: string;
  text: string;
}

export interface Checked {
  /** Ascending, each once. */
  times: Interval[];
  issues: CreationIssue[];
}

/** What the event's own schema asks for (spec 4.11), said at the fields of the two pages. */
export function checkCreation(creation: Creation, zone: string, now: Instant, t: Translate): Checked {
  const { title, message, people, places } = creation;
  const say = (text: keyof Messages["eventPage"]["errors"], values?: Record<string, number>) =>
    issueText(t, "eventPage.errors", { field: "", text, values });
  const tooLong = (text: string, limit: number) => text.length > limit;
  const at = (step: Step, field: string, ...texts: (string | false)[]): CreationIssue[] =>
    texts.flatMap((text) => (text === false ? [] : { step, field, text })).slice(0, 1);
  const faulty = (field: string) => creation.faulty.includes(field) && say("charactersBad");
  const { times, issues } = readTimes(creation, zone, now, say);
  return {
    times,
    issues: [
      ...people.flatMap(({ email, name }, row) =>
        at(
          "invitees",
          `im-${row}`,
          email === "" && t("creation.people.addressMissing", { name }),
          email !== "" && !isAddress(email) && t("errors.inviteeBad", { address: email.slice(0, 80) }),
          tooLong(name, LIMITS.name) && say("nameLong", { limit: LIMITS.name }),
        ),
      ),
      ...at(
        "invitees",
        "more",
        people.length > MAX_EVENT_PARTS.invitees &&
          t("errors.inviteesMany", { limit: MAX_EVENT_PARTS.invitees }),
        faulty("more"),
      ),
      ...at(
        "details",
        "et",
        faulty("et"),
        title === "" && say("titleMissing"),
        tooLong(title, LIMITS.title) && say("titleLong", { limit: LIMITS.title }),
      ),
      ...at(
        "details",
        "em",
        faulty("em"),
        tooLong(message, LIMITS.text) && say("messageLong", { limit: LIMITS.text }),
      ),
      ...issues,
      ...at(
        "details",
        "date-0",
        times.length > MAX_EVENT_PARTS.dates && say("many", { limit: MAX_EVENT_PARTS.dates }),
      ),
      ...places.flatMap(({ name, address }, row) =>
        at(
          "details",
          `place-${row}`,
          row === 0 && faulty("place"),
          tooLong(name, LIMITS.name) && say("placeLong", { limit: LIMITS.name }),
          tooLong(address, LIMITS.text) && say("placeLong", { limit: LIMITS.text }),
          row === MAX_EVENT_PARTS.places && say("many", { limit: MAX_EVENT_PARTS.places }),
        ),
      ),
    ],
  };
}

type Say = (text: keyof Messages["eventPage"]["errors"]) => string;

function readTimes(creation: Creation, zone: string, now: Instant, say: Say): Checked {
  const issues: CreationIssue[] = [];
  const typed = creation.times.flatMap((time, row): Interval[] => {
    const read = readSpan({ ...time, zone }, "", now);
    if (!("field" in read)) return [read];
    issues.push({ step: "details", field: `${read.field}-${row}`, text: say(read.text) });
    return [];
  });
  const picked = creation.picks.map((pick) => spanOfPick(pick, creation.length, zone));
  for (const [index, { end }] of picked.entries())
    if (end <= now)
      issues.push({ step: "details", field: `pick-${creation.picks[index]}`, text: say("datePast") });
  const all = [...typed, ...picked].sort((a, b) => a.start - b.start || a.end - b.end);
  const times = all.filter(
    ({ start, end }, index) => !(start === all[index - 1]?.start && end === all[index - 1]?.end),
  );
  return { times, issues };
}

/** A time chosen on the week grid. */
export function spanOfPick(pick: string, length: number, zone: string): Interval {
  const date = parseLocalDate(pick.slice(0, 10));
  if (date === null) throw new Error(`${pick} is no time of the grid`);
  const start = toInstant(zone, date, Number(pick.slice(11, 13)) * 60 + Number(pick.slice(14)));
  return { start, end: instant(start + length * MINUTE) };
}
