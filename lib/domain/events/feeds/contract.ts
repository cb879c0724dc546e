import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { deleted, id, timestamp } from "@/lib/platform/http/fields";

const ofUser = { tag: "Calendars", params: z.object({ user_id: id }) } as const;

export const getFeedContract = defineContract({
  ...ofUser,
  scope: "calendars:read",
  method: "GET",
  path: "/v2/users/:user_id/feed",
  name: "getFeed",
  audience: "ownThings",
  summary: "Get a user's calendar feed",
  status: [200],
  answer: z
    .object({
      active: z.boolean(),
      createdAt: timestamp.nullable().describe("The creation time of the current address."),
    })
    .meta({ id: "CalendarFeed" }),
});

export const createFeedContract = defineContract({
  ...ofUser,
  scope: "calendars:write",
  method: "POST",
  path: "/v2/users/:user_id/feed",
  name: "createFeed",
  audience: "ownThings",
  summary: "Create a user's calendar feed",
  description:
    "An iCalendar feed of confirmed meetings, of the last 90 days and all future ones. The address is a secret and shown once; an earlier address expires.",
  body: z.object({}).optional(),
  example: { body: {} },
  status: [201],
  answer: z.object({ url: z.string(), createdAt: timestamp }).meta({ id: "CreatedCalendarFeed" }),
});

export const deleteFeedContract = defineContract({
  ...ofUser,
  scope: "calendars:write",
  method: "DELETE",
  path: "/v2/users/:user_id/feed",
  name: "deleteFeed",
  audience: "ownThings",
  unversioned: true,
  summary: "Delete a user's calendar feed; `n` is 0 without one",
  status: [200],
  answer: deleted,
});
