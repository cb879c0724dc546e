import { z } from "zod";
import { defineList } from "@/lib/platform/http/define-list";
import { auditEntry, auditQuery } from "./schema";

export const listAuditEntriesContract = defineList(
  {
    tag: "Audit log",
    scope: "audit:read",
    method: "GET",
    path: "/v2/audit",
    name: "listAuditEntries",
    audience: "admins",
    summary: "Who changed what, newest first",
    description:
      "Every write of the organisation's data leaves an entry, whichever way it came: API, booking page, command line. Entries cannot be changed. They are kept as long as the organisation, unless the installation has set an end; what they tell of a person goes when that person is erased. Sign-ins and what was refused stand there too. Creating or changing an event leaves an entry for each kind of its parts.",
    query: auditQuery,
    fromReplica: true,
    status: [200],
    answer: z.array(auditEntry),
  },
  { deletions: null },
);
