import { route, routes } from "@/lib/api/route";
import { readTimelineContract } from "@/lib/domain/events/contract";
import { readTimeline } from "@/lib/domain/events/timeline/read-timeline";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readTimelineContract, ({ db, auth, params }) =>
    readTimeline(db, auth.organization, params.event_id, auth.member),
  ),
);
