import { z } from "zod";
import { defineList } from "@/lib/domain/contracts/define-list";
import { auditEntry, auditQuery } from "./schema";

export const listAuditEntriesContract = defineList(
  {
    tag: "Audit log",
    scope: "audit:read",
    method: "GET",
    path: "/v2/audit",
    name: "listAuditEntries",
    audience: "admins",
    summary: "List audit log entries, newest first",
    description:
      "Every write to the organisation's data creates an entry, from the API, a booking page or the command line. Entries cannot be changed. They are kept as long as the organisation, unless the installation has set a retention period; erasing a person removes the personal data in them. Sign-ins and refusals are recorded too. Creating or changing an event creates an entry for each kind of its parts.",
    query: auditQuery,
    fromReplica: true,
    status: [200],
    answer: z.array(auditEntry),
  },
  { deletions: null },
);
