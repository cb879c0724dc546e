import { z } from "zod";
import { auditEntry } from "@/lib/domain/audit/schema";
import { defineContract } from "@/lib/platform/http/contract";
import { id } from "@/lib/platform/http/fields";

export const undoChangeContract = defineContract({
  tag: "Audit log",
  scope: "audit:write",
  method: "POST",
  path: "/v2/audit/:entry_id/undo",
  name: "undoChange",
  audience: "peopleWritten",
  summary: "Take a change back",
  description:
    "Writes what was there before, as a PUT would: of hours, an absence, a booking page, an appointment type or a team, and all that the same request has changed of it. Refused with 409 `changed_since` when something of it was changed later. Answers the entry that this leaves, which can be taken back in turn. Members take back what is changed of their own.",
  params: z.object({ entry_id: id }),
  body: z.object({}),
  status: [200],
  answer: auditEntry,
  example: { body: {} },
});
