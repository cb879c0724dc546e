import { readTimelineContract } from "@/lib/events/contract";
import { readTimeline } from "@/lib/events/read-timeline";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readTimelineContract, ({ db, auth, params }) =>
    readTimeline(db, auth.organization, params.event_id, { deliveries: !auth.member }),
  ),
);
