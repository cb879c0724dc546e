import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getCreatorTokenContract } from "@/lib/domain/events/third-parties/contract";
import { issueCreatorToken } from "@/lib/domain/events/third-parties/issue-creator-token";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getCreatorTokenContract, ({ db, auth, query, now }) =>
    issueCreatorToken(db, auth.organization, query, now),
  ),
);
