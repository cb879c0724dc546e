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
    now: timestamp.describe("Which time it is in the sandbox."),
    running: z
      .boolean()
      .describe("Whether it goes on by itself, as fast as the world's; false: it stands still."),
    target: timestamp
      .nullable()
      .describe("Up to when it is being moved; null: it has arrived, and everything due has happened."),
    waiting: z.int().describe("Jobs that wait for their time."),
    next: timestamp.nullable().describe("When the next of them is due."),
    failed: z.int().describe("Jobs that were given up; `GET /v2/jobs` lists them."),
  })
  .meta({ id: "TestClock" });

export const testClockBody = z
  .object({
    now: time.optional().describe("Where to move it: forwards only. Default: where it is."),
    running: z.boolean().optional().describe("Whether it goes on from there by itself. Default false."),
  })
  .meta({ id: "TestClockBody" });

export const resetBody = z
  .object({
    now: time
      .nullable()
      .optional()
      .describe(
        "Where the clock of the empty sandbox stands still; it may lie in the past. Default: the world's time, running.",
      ),
  })
  .meta({ id: "TestResetBody" });

export const testMode = z
  .object({ test: z.boolean().describe("Whether this session sees the sandbox.") })
  .meta({ id: "TestMode" });

export const testDemo = z
  .object({
    created: z.boolean().describe("False: it was there already, and nothing has changed."),
    users: z
      .array(
        z.object({
          _id: id,
          email: z.string(),
          nickname: z.string().nullable().describe("Of the person's page: `GET /v2/bookpages/{nickname}`."),
        }),
      )
      .describe("Three people in three zones, whose pages work in three ways."),
    team: id.nullable().describe("Of all three, with the extid `demo-design`."),
    locator: z
      .object({ _id: id, handle: z.string() })
      .nullable()
      .describe("Ten places, from where pages are booked."),
    events: z.array(id).describe("Meetings to come, and one that is still looking for its time."),
  })
  .meta({ id: "TestDemo" });
