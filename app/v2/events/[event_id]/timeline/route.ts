import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getTimelineContract } from "@/lib/domain/events/contract";
import { getTimeline } from "@/lib/domain/events/timeline/get-timeline";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getTimelineContract, ({ db, auth, params }) =>
    getTimeline(db, auth.organization, params.event_id, auth.member),
  ),
);
