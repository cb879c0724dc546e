import { z } from "zod";
import { auditEntry } from "@/lib/domain/audit/schema";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
import { id } from "@/lib/platform/http/fields";
import { trashItem } from "../trash/schema";
import { trashQuery } from "../trash/trash-query";

export const undoChangeContract = defineContract({
  tag: "Audit log",
  scope: "audit:write",
  method: "POST",
  path: "/v2/audit/:entry_id/undo",
  name: "undoChange",
  exact: true,
  audience: "peopleWritten",
  summary: "Take a change back",
  description:
    "Writes what was there before, as a PUT would: of hours, an absence, a booking page, an appointment type or a team, and all that the same request has changed of it. Refused with 409 `changed_since` when something of it was changed later. Answers the entry that this leaves, which can be taken back in turn. Of what was deleted, the latest entry restores it for 7 days, as `POST /v2/removals/{resource_id}/restore` does. Members take back what is changed of their own.",
  params: z.object({ entry_id: id }),
  body: z.object({}),
  status: [200],
  answer: auditEntry,
  example: { body: {} },
});

const tag = "Audit log";

export const listTrashContract = defineList(
  {
    tag,
    scope: "audit:read",
    method: "GET",
    path: "/v2/removals",
    name: "listRemovals",
    audience: "peopleWritten",
    summary: "What was deleted in the last 7 days and can be restored, newest first",
    description:
      "Deleting takes effect at once. Absences, availabilities, booking pages, appointment types, teams, forms, locators, locations and entries of waiting lists are kept for 7 days with all that goes with them. Members are told of what they have deleted themselves.",
    query: trashQuery,
    status: [200],
    answer: z.array(
      trashItem.extend({ removed_by_name: z.string().nullable() }).meta({ id: "ListedRemoval" }),
    ),
  },
  { deletions: null, unsynced: "they come and go within days" },
);

export const restoreFromTrashContract = defineContract({
  tag,
  scope: "audit:write",
  method: "POST",
  path: "/v2/removals/:resource_id/restore",
  name: "restoreRemoved",
  exact: true,
  audience: "peopleWritten",
  summary: "Restore what was deleted",
  description:
    "Puts back what was deleted less than 7 days ago under its old id, with all that went with it: of a booking page its appointment types, links and those who wait; of a team its people and pages; of a form its answers; and the names that it had before lead to it again. Refused with 409 when its name or address is something else's by now, or what it belonged to is gone. Members restore what they have deleted themselves.",
  params: z.object({ resource_id: id.describe("What was deleted, by the `_id` that it had.") }),
  body: z.object({}),
  status: [200],
  answer: trashItem
    .extend({
      lost_names: z
        .array(z.string())
        .describe("Names that it had before the one that it has, and that lead to something else by now."),
    })
    .meta({ id: "Restored" }),
  example: { body: {} },
});
