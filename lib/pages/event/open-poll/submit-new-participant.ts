import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { isVoteAnswer, type VoteAnswer } from "@/lib/domain/events/operation-schema";
import { joinPoll, type PollJoinResult } from "@/lib/domain/events/poll/join-poll";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { EventFormIssue, EventFormValues } from "@/lib/pages/event/event-form-draft";
import type { EventNotice } from "@/lib/pages/event/event-notices";
import { isDateFullError } from "@/lib/pages/event/forms/is-date-full";
import { submitLinkForm } from "@/lib/pages/event/submit-link-form";
import { deriveStableToken } from "@/lib/platform/crypto/secret";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { email as emailSchema, LIMITS } from "@/lib/platform/http/fields";

interface ParticipantSubmission {
  visitor: EventVisitor;
  values: EventFormValues;
  /** The language and clock of the visitor's page. */
  lang: string;
  zone: string;
  now: Instant;
}

/** The personal key of the new participant, or the issues. */
type ParticipantOutcome =
  | { key: string; done: EventNotice }
  | { issues: EventFormIssue[] }
  | { closed: true };

const address = z.string().pipe(emailSchema);

/** Adds a participant with answers to an open poll. */
export async function submitNewParticipant(db: Db, sent: ParticipantSubmission): Promise<ParticipantOutcome> {
  const { visitor, values, lang, zone, now } = sent;
  const { name = "", email: typed = "", form = "" } = values;
  const email = typed === "" ? null : address.safeParse(typed);
  const isNone = values.none !== undefined;
  const dates = isNone ? buildDeclineAnswers(visitor) : pickAnswers(values, "date", visitor.event.dates);
  const places = isNone ? {} : pickAnswers(values, "place", visitor.event.places);
  const issues = listIssues(values, Object.keys({ ...dates, ...places }).length);
  if (email && !email.success) issues.push({ field: "email", text: "emailBad" });
  if (issues.length > 0) return { issues };
  const key = deriveStableToken("poll newcomer", `${visitor.eventId}/${form}`);
  const target = {
    organization: asOrganizationId(visitor.event.organizationId),
    id: visitor.eventId,
    precondition: new Precondition(null),
    now,
  };
  const participant = { name, email: email?.data ?? null, lang, timezone: zone, key, dates, places };
  try {
    const joining = await joinPoll(db, target, participant);
    if (joining === "joined") return { key, done: isNone ? "none" : "voted" };
    if (joining === "closed") return { closed: true };
    if (joining === "known") await sendLink(db, visitor.eventId, participant.email, now);
    return { issues: [REFUSALS[joining]] };
  } catch (error) {
    if (isDateFullError(error)) return { issues: [{ field: "poll", text: "placeGone" }] };
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
    if (error.code === "mail_limit") return { issues: [{ field: "email", text: "mailsMany" }] };
    return { closed: true };
  }
}

const REFUSALS = {
  known: { field: "email", text: "addressKnown" },
  full: { field: "poll", text: "pollFull" },
  unwelcome: { field: "email", text: "emailUnwelcome" },
} as const satisfies Record<Exclude<PollJoinResult, "joined" | "closed">, EventFormIssue>;

function listIssues(values: EventFormValues, answered: number): EventFormIssue[] {
  const { name = "", form = "" } = values;
  const invalid = Object.keys(values).find((field) => values[field]?.includes("\0"));
  return [
    ...(answered === 0 ? [{ field: "poll", text: "answerMissing" } as const] : []),
    ...(invalid ? [{ field: invalid, text: "charactersBad" } as const] : []),
    ...(name === "" || form === "" ? [{ field: "name", text: "joinNameMissing" } as const] : []),
    ...(name.length > LIMITS.name
      ? [{ field: "name", text: "nameLong", values: { limit: LIMITS.name } } as const]
      : []),
  ];
}

const buildDeclineAnswers = ({ event }: EventVisitor): Record<string, VoteAnswer> =>
  Object.fromEntries(event.dates.map(({ id }) => [id, "no"]));

const pickAnswers = (
  values: EventFormValues,
  kind: "date" | "place",
  entries: readonly { id: string }[],
): Record<string, VoteAnswer> =>
  Object.fromEntries(
    entries.flatMap(({ id }) => {
      const answer = values[`${kind}-${id}`];
      return isVoteAnswer(answer) ? [[id, answer]] : [];
    }),
  );

/** Mails the owner of the address the link for changing the answers, and tells no other visitor of it. */
async function sendLink(db: Db, event: string, email: string | null, now: Instant): Promise<void> {
  const form = new FormData();
  form.set("email", email ?? "");
  await submitLinkForm(db, event, form, now);
}
