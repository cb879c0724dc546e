import { route, routes } from "@/lib/api/route";
import { listAuditEntriesContract } from "@/lib/domain/audit/contract";
import { listAuditEntries } from "@/lib/domain/audit/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listAuditEntriesContract, ({ db, auth, query, url }) =>
    listAuditEntries(db, auth.organization, query, url),
  ),
);
