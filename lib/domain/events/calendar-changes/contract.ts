import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { event } from "@/lib/domain/events/schema";
import { id } from "@/lib/platform/http/fields";
import { calendarChange, calendarChangeStepBody } from "./schema";

export const listCalendarChangesContract = defineList(
  {
    tag: "Events",
    scope: "events:read",
    method: "GET",
    path: "/v2/events/:event_id/calendar_changes",
    name: "listCalendarChanges",
    audience: "meetingsRead",
    summary: "List the calendar changes of an event",
    description:
      "The newest first. When a host edits the entry that Bookpage has written into their calendar, the next sync detects it; `on_calendar_change` of their calendars decides whether the meeting follows or the host is asked. While a change is `open`, the time of the meeting and that of the entry are both taken.",
    params: z.object({ event_id: id }),
    status: [200],
    answer: z.array(calendarChange),
  },
  { deletions: null, unsynced: "part of an event" },
);

export const resolveCalendarChangeContract = defineContract({
  tag: "Events",
  scope: "events:write",
  method: "POST",
  path: "/v2/events/:event_id/calendar_changes/:change_id/resolve",
  name: "resolveCalendarChange",
  exact: true,
  audience: "meetingsAnswered",
  summary: "Resolve a calendar change",
  description:
    "Takes one of the change's `steps`; else 409, as for a change that is no longer open. `move` needs the host to be free (409 `slot_taken`).",
  params: z.object({ event_id: id, change_id: id }),
  body: calendarChangeStepBody,
  status: [200],
  answer: event,
  example: { body: { step: "put_back" } },
});
