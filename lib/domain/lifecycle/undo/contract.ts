import { z } from "zod";
import { auditEntry } from "@/lib/domain/audit/schema";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
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
  summary: "Undo a change",
  description:
    "Restores the previous values, as a PUT would: of hours, an absence, a booking page, an appointment type or a team, and everything else of it that the same request has changed. Refused with 409 `changed_since` if something of it was changed later. Returns the entry that this creates, which can be undone in turn. For a deleted resource, the latest entry restores it for 7 days, as `POST /v2/trash/{resource_id}/restore` does. Members can undo changes to their own resources.",
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
    path: "/v2/trash",
    name: "listTrash",
    audience: "peopleWritten",
    summary: "List resources deleted in the last 7 days, newest first",
    description:
      "Deleting takes effect at once. Absences, availabilities, booking pages, appointment types, teams, forms, locators, locations and entries of waiting lists are kept for 7 days with all that belongs to them. Members see what they have deleted themselves.",
    query: trashQuery,
    status: [200],
    answer: z.array(
      trashItem.extend({ deleted_by_name: z.string().nullable() }).meta({ id: "ListedTrashItem" }),
    ),
  },
  { deletions: null, unsynced: "they come and go within days" },
);

export const restoreFromTrashContract = defineContract({
  tag,
  scope: "audit:write",
  method: "POST",
  path: "/v2/trash/:resource_id/restore",
  name: "restoreFromTrash",
  exact: true,
  audience: "peopleWritten",
  summary: "Restore a deleted resource",
  description:
    "Restores a resource that was deleted less than 7 days ago, with its old id and all that belonged to it: of a booking page its appointment types, links and waiting list; of a team its people and pages; of a form its answers; and its former names redirect to it again. Refused with 409 if its name or address is in use by now, or its parent resource is gone. Members can restore what they have deleted themselves.",
  params: z.object({ resource_id: id.describe("The deleted resource, by its former `_id`.") }),
  body: z.object({}),
  status: [200],
  answer: trashItem
    .extend({
      lost_names: z
        .array(z.string())
        .describe("Former names of the resource that belong to another one by now."),
    })
    .meta({ id: "Restored" }),
  example: { body: {} },
});
