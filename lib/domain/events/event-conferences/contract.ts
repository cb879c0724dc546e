import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { event } from "@/lib/domain/events/schema";
import { id } from "@/lib/platform/http/fields";

export const retryConferenceContract = defineContract({
  tag: "Events",
  scope: "events:write",
  audience: "peopleWritten",
  method: "POST",
  path: "/v2/events/:event_id/conference/retry",
  name: "retryConference",
  exact: true,
  summary: "Retry the conference link of an event",
  description:
    "For an event with a `conference` that has no `url`: the service did not make one (`failed`), or has not yet. The service is asked at once, and `event.updated` reports the link, or again the reason why there is none. Connecting an account does the same for all future meetings without a link. Otherwise 409.",
  params: z.object({ event_id: id }),
  body: z.object({}).optional(),
  status: [200],
  answer: event,
  example: { body: {} },
});
