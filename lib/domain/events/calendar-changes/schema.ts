import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";

export const CALENDAR_CHANGE_STATES = ["open", "followed", "put_back", "settled"] as const;

export const CALENDAR_CHANGE_STEPS = ["move", "cancel", "decline", "put_back"] as const;

export type CalendarChangeStep = (typeof CALENDAR_CHANGE_STEPS)[number];

export const calendarChange = z
  .object({
    _id: id,
    event: id,
    user: id.describe("The owner of the calendar."),
    kind: z.enum(["moved", "deleted"]),
    date: z.string().nullable().describe("The current time of the entry; for whole days, the first."),
    end_date: z.string().nullable(),
    all_day: z.boolean(),
    state: z
      .enum(CALENDAR_CHANGE_STATES)
      .describe(
        "`open`: it waits for a decision. `followed`: the meeting followed. `put_back`: the entry was written again. `settled`: superseded, for instance by a later change of the meeting.",
      ),
    reasons: z
      .array(z.string())
      .describe("The conflict that keeps the meeting from following, by name; empty if it has none."),
    steps: z
      .array(z.enum(CALENDAR_CHANGE_STEPS))
      .describe("The steps that are possible now; none while it is not open."),
    createdAt: timestamp,
  })
  .meta({ id: "CalendarChange" });

export const calendarChangeStepBody = z
  .object({
    step: z
      .enum(CALENDAR_CHANGE_STEPS)
      .describe(
        "`move`: the meeting to the entry's time. `cancel`: the meeting. `decline`: its owner's part in it. `put_back`: the entry to the meeting's time.",
      ),
  })
  .meta({ id: "CalendarChangeStep" });
