import { z } from "zod";
import { event } from "@/lib/domain/events/schema";
import { defineContract } from "@/lib/platform/http/contract";
import { id } from "@/lib/platform/http/fields";

export const retryConferenceContract = defineContract({
  tag: "Events",
  scope: "events:write",
  audience: "peopleWritten",
  method: "POST",
  path: "/v2/events/:event_id/conference/retry",
  name: "retryConference",
  exact: true,
  summary: "Ask once more for the link to meet by",
  description:
    "Of an event whose `conference` has no `url`: because the service did not make one (`failed`), or has not yet. It is asked at once, and `event.updated` tells of the link, or again why there is none. Connecting an account does the same for all meetings to come that lack a link. Else 409.",
  params: z.object({ event_id: id }),
  body: z.object({}).optional(),
  status: [200],
  answer: event,
  example: { body: {} },
});
