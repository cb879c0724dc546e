import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listAuditEntriesContract } from "@/lib/domain/audit/contract";
import { listAuditEntries } from "@/lib/domain/audit/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listAuditEntriesContract, ({ db, auth, query, url }) =>
    listAuditEntries(db, auth.organization, query, url),
  ),
);
