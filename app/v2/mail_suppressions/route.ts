import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listMailSuppressionsContract } from "@/lib/domain/messaging/suppressions/contract";
import { listMailSuppressions } from "@/lib/domain/messaging/suppressions/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listMailSuppressionsContract, ({ db, auth, query, url }) =>
    listMailSuppressions(db, auth.organization, query, url),
  ),
);
