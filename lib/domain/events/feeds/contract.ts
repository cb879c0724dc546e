import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { deleted, id, timestamp } from "@/lib/platform/http/fields";

const ofUser = { tag: "Calendars", params: z.object({ user_id: id }) } as const;

export const getFeedContract = defineContract({
  ...ofUser,
  scope: "calendars:read",
  method: "GET",
  path: "/v2/users/:user_id/feed",
  name: "getFeed",
  audience: "ownThings",
  summary: "Whether a user's meetings can be subscribed to",
  status: [200],
  answer: z
    .object({ active: z.boolean(), createdAt: timestamp.nullable().describe("Of the present address.") })
    .meta({ id: "CalendarFeed" }),
});

export const createFeedContract = defineContract({
  ...ofUser,
  scope: "calendars:write",
  method: "POST",
  path: "/v2/users/:user_id/feed",
  name: "createFeed",
  audience: "ownThings",
  summary: "Make an address at which calendar programs find a user's meetings",
  description:
    "An iCalendar feed of confirmed meetings, of the last 90 days and all to come. The address is a secret and shown once; an earlier one ends.",
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
  summary: "End the address; `n` is 0 where there is none",
  status: [200],
  answer: deleted,
});
