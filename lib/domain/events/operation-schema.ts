import { z } from "zod";
import { email, id, LIMITS, requiredText, text } from "@/lib/platform/http/fields";
import { eventFields, inviteeInput, MAX_EVENT_PARTS } from "./schema";

export const eventUpdate = eventFields
  .pick({
    title: true,
    dates: true,
    places: true,
    lang: true,
    locale: true,
    timezone: true,
    third_party: true,
    metadata: true,
    poll: true,
  })
  .partial()
  .meta({ id: "EventUpdate" });

export type EventUpdate = z.output<typeof eventUpdate>;

export const confirmBody = z
  .object({
    date_id: id.nullable().optional().describe("Default: most yes votes, then the earliest."),
    place_id: id.nullable().optional().describe("Default: most yes votes, then the first."),
  })
  .meta({ id: "ConfirmBody" })
  .optional();

export type ConfirmBody = z.output<typeof confirmBody>;

export const confirmDatesBody = z
  .object({
    date_ids: z.array(id).min(1, "must not be empty").max(MAX_EVENT_PARTS.dates),
    place_id: id.nullable().optional().describe("Default: most yes votes, then the first."),
  })
  .meta({ id: "ConfirmDatesBody" });

export type ConfirmDatesBody = z.output<typeof confirmDatesBody>;

export const duplicateBody = eventFields
  .pick({ title: true, dates: true, places: true, invitees: true, poll: true })
  .partial()
  .meta({ id: "DuplicateBody" })
  .optional();

export type DuplicateBody = z.output<typeof duplicateBody>;

export const confirmQuery = z.object({
  d: id.optional().describe("The same as `date_id`."),
  p: id.optional().describe("The same as `place_id`."),
});

export type ConfirmQuery = z.output<typeof confirmQuery>;

export const cancelBody = z
  .object({
    reason: text(LIMITS.text).trim().nullable().optional().describe("A message to all participants."),
  })
  .meta({ id: "CancelBody" })
  .optional();

export type CancelBody = z.output<typeof cancelBody>;

const invitee = z.union([id, email]).describe("An invitee, by `_id` or e-mail address.");

export const VOTE_ANSWERS = ["yes", "if_need_be", "no"] as const;

export type VoteAnswer = (typeof VOTE_ANSWERS)[number];

export const isVoteAnswer = (text: string | undefined): text is VoteAnswer =>
  VOTE_ANSWERS.some((answer) => answer === text);

const voteAnswer = z.enum(VOTE_ANSWERS).meta({ id: "VoteAnswer" });

const buildAnswersSchema = (of: "date" | "place", max: number) =>
  z
    .record(id, voteAnswer)
    .refine((answers) => Object.keys(answers).length <= max, `must have at most ${max} entries`)
    .optional()
    .describe(
      `An answer by the id of the ${of}; those not named stay as they are. \`if_need_be\`: where the poll has it.`,
    );

export const voteBody = z
  .object({
    invitee,
    dates: buildAnswersSchema("date", MAX_EVENT_PARTS.dates),
    places: buildAnswersSchema("place", MAX_EVENT_PARTS.places),
  })
  .refine(({ dates = {}, places = {} }) => Object.keys({ ...dates, ...places }).length > 0, {
    path: ["dates"],
    error: "or places must hold an answer",
    params: { code: "required" },
  })
  .meta({ id: "VoteBody" });

export type VoteBody = z.output<typeof voteBody>;

export const messageBody = z
  .object({
    from: invitee.nullable().optional().describe("The sender, as in `invitee`; default: the organiser."),
    body: requiredText(LIMITS.text),
  })
  .meta({ id: "MessageBody" });

export type MessageBody = z.output<typeof messageBody>;

export const inviteeBody = inviteeInput.meta({ id: "InviteeBody" });

export type InviteeBody = z.output<typeof inviteeBody>;

export const declineBody = z.object({ invitee }).meta({ id: "DeclineBody" });

export type DeclineBody = z.output<typeof declineBody>;

export const noShowBody = z
  .object({
    invitee: invitee
      .optional()
      .describe("An invitee, by `_id` or e-mail address; default: all but the organiser."),
    no_show: z.boolean().describe("False takes the no-show back."),
  })
  .meta({ id: "NoShowBody" });

export type NoShowBody = z.output<typeof noShowBody>;
