import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";

/** Years outside of this range would only test date arithmetic. */
const YEARS = { from: 2000, to: 2099 };

const time = timestamp.refine(
  (at) => at.getUTCFullYear() >= YEARS.from && at.getUTCFullYear() <= YEARS.to,
  `must lie in the years ${YEARS.from} to ${YEARS.to}`,
);

export const testClock = z
  .object({
    now: timestamp.describe("The current time of the sandbox."),
    running: z.boolean().describe("Whether the clock runs, at the speed of real time; false: it is stopped."),
    target: timestamp
      .nullable()
      .describe("Up to when it is being moved; null: it has arrived, and everything due has happened."),
    waiting: z.int().describe("Jobs that wait for their time."),
    next: timestamp.nullable().describe("The due time of the next one."),
    failed: z.int().describe("Jobs that were given up; `GET /v2/jobs` lists them."),
  })
  .meta({ id: "TestClock" });

export const testClockBody = z
  .object({
    now: time.optional().describe("The time to move the clock to: forwards only. Default: the current one."),
    running: z.boolean().optional().describe("Whether the clock runs from there. Default false."),
  })
  .meta({ id: "TestClockBody" });

export const resetBody = z
  .object({
    now: time
      .nullable()
      .optional()
      .describe(
        "The time at which the clock of the empty sandbox is stopped; it may be in the past. Default: real time, running.",
      ),
  })
  .meta({ id: "TestResetBody" });

export const testMode = z
  .object({ test: z.boolean().describe("Whether this session uses the sandbox.") })
  .meta({ id: "TestMode" });

export const testDemo = z
  .object({
    created: z.boolean().describe("False: it existed already, and nothing has changed."),
    users: z
      .array(
        z.object({
          _id: id,
          email: z.string(),
          nickname: z
            .string()
            .nullable()
            .describe("The nickname of the person's page: `GET /v2/bookpages/{nickname}`."),
        }),
      )
      .describe("Three people in three time zones, with three different kinds of pages."),
    team: id.nullable().describe("The team of all three, with the extid `demo-design`."),
    locator: z
      .object({ _id: id, handle: z.string() })
      .nullable()
      .describe("Ten places, from where pages are booked."),
    events: z.array(id).describe("Meetings to come, and one that is still looking for its time."),
  })
  .meta({ id: "TestDemo" });
