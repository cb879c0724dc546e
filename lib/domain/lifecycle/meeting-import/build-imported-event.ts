import type { Answer } from "@/lib/domain/booking-pages/questions/answer-schema";
import { listQuestionKeys } from "@/lib/domain/booking-pages/questions/options";
import { buildGuest } from "@/lib/domain/bookings/build-booking-event";
import type { NewEvent, Participant } from "@/lib/domain/events/new-event";
import { DEFAULT_TITLE, renderTitle } from "@/lib/domain/events/title-template";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { excludeUploadedPicture } from "@/lib/domain/tenancy/pictures/picture-url";
import { generateId } from "@/lib/platform/db/generate-id";
import type { User } from "@/lib/platform/db/generated/client";
import { LIMITS } from "@/lib/platform/http/fields";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { ImportDirectory, ImportPage } from "./import-directory";
import type { ImportedBooker, ImportedMeeting } from "./imported-meeting";

interface Target {
  hosts: readonly [User, ...User[]];
  page: ImportPage | null;
  directory: ImportDirectory;
}

/** Builds the event of an imported meeting, confirmed, with the answers of its bookers. */
export function buildImportedEvent(meeting: ImportedMeeting, { hosts, page, directory }: Target): NewEvent {
  const [host, ...others] = hosts;
  const seats = page ? meeting.seats : null; // seats are booked on a page
  const bookers = meeting.bookers.filter(({ email }) => !hosts.some((one) => one.email === email));
  const invitees = bookers.map((booker) => toBooker(booker, page, directory));
  const guests = meeting.guests.filter((email) => ![...hosts, ...bookers].some((one) => one.email === email));
  const [first] = bookers;
  const settings = page?.settings ?? {};
  const title =
    page && seats === null
      ? renderTitle(settings.auto_title || DEFAULT_TITLE, {
          invitee: first?.name || first?.email || "",
          me: formatFullName(host) ?? host.email ?? "",
        })
      : meeting.name;
  return {
    title: title.slice(0, LIMITS.name) || meeting.name,
    creator: toHost(host),
    invitees: [
      ...invitees,
      ...others.map((one) => ({ ...toHost(one), host: true })),
      ...guests.map((email) => buildGuest(email, directory.findUser(email))),
    ],
    proposedBy: null,
    dates: [{ start: meeting.start, end: meeting.end, allDay: false }],
    places: meeting.place ? [{ ...meeting.place, source: null, icon: null }] : [],
    messages: [],
    confirmed: true,
    lang: host.language,
    locale: host.language,
    timezone: host.timezone,
    bookpage: true,
    bookpageId: page?.id ?? null,
    appointmentTypeId: page?.typeId ?? null,
    seats,
    source: { team: page?.teamId ?? null, utm: first?.utm ?? null },
    api: false,
  };
}

const toHost = (user: User): Participant => ({
  email: user.email,
  fullName: formatFullName(user),
  pictureUrl: excludeUploadedPicture(user.pictureUrl),
  userId: user.id,
  timezone: user.timezone,
  locale: user.language,
  approves: true,
});

const toBooker = (
  { email, name, phone, timezone, answers }: ImportedBooker,
  page: ImportPage | null,
  directory: ImportDirectory,
): Participant => ({
  email,
  fullName: name.slice(0, LIMITS.name) || null,
  phone,
  timezone,
  userId: directory.findUser(email)?.id ?? null,
  answers: toAnswers(answers, page),
  approves: true,
});

/** Answers are texts; a question of the page with the same words gives its key. */
function toAnswers(given: ImportedBooker["answers"], page: ImportPage | null): Answer[] {
  const answered = given.filter(({ answer }) => answer.trim() !== "");
  const asked = page?.settings.questions ?? [];
  const askedKeys = listQuestionKeys(asked);
  const keys = listQuestionKeys(answered.map(({ question }) => ({ label: question })));
  return answered.map(({ question, answer }, index) => {
    const position = asked.findIndex(({ label }) => selectTranslation(label, "en") === question.trim());
    const text = answer.slice(0, LIMITS.text);
    return {
      _id: asked[position]?._id ?? generateId(),
      key: askedKeys[position] ?? keys[index] ?? "question",
      label: question.trim(),
      kind: "long_text",
      value: text,
      text,
    };
  });
}
