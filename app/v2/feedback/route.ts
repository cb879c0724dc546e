import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listFeedbackContract } from "@/lib/domain/events/feedback/contract";
import { listFeedback } from "@/lib/domain/events/feedback/list-feedback";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listFeedbackContract, ({ db, auth, query, url }) =>
    listFeedback(db, auth.organization, query, { url, within: auth.member }),
  ),
);
