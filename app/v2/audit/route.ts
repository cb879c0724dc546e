import { listAuditEntriesContract } from "@/lib/audit/contract";
import { listAuditEntries } from "@/lib/audit/queries";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listAuditEntriesContract, ({ db, auth, query, url }) =>
    listAuditEntries(db, auth.organization, query, url),
  ),
);
