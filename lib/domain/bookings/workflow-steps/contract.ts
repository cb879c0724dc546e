import { z } from "zod";
import { defineList } from "@/lib/domain/contracts/define-list";
import { paginationQuery } from "@/lib/domain/contracts/pagination";
import { id } from "@/lib/platform/http/fields";
import { subjectMessage } from "./schema";

export const listWorkflowMessagesContract = defineList(
  {
    tag: "Workflows",
    scope: "bookpages:read",
    audience: "admins",
    method: "GET",
    path: "/v2/workflows/:workflow_id/messages",
    name: "listWorkflowMessages",
    summary: "List messages of a workflow about forms and waiting lists, newest first",
    description: "Those about meetings are in the timelines of the meetings.",
    params: z.object({ workflow_id: id }),
    query: paginationQuery.extend({
      state: z
        .enum(["planned", "sent", "skipped", "failed"])
        .optional()
        .describe("Only those in this state."),
    }),
    status: [200],
    answer: z.array(subjectMessage),
  },
  { deletions: null, unsynced: "messages come to an end within days, and are deleted later" },
);
