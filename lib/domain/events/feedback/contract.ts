import { z } from "zod";
import { defineList } from "@/lib/domain/contracts/define-list";
import { feedback, feedbackQuery } from "./schema";

export const listFeedbackContract = defineList(
  {
    tag: "Events",
    scope: "events:read",
    method: "GET",
    path: "/v2/feedback",
    name: "listFeedback",
    audience: "teamsRead",
    summary: "List feedback about meetings, newest first",
    description:
      "What participants said about meetings when a workflow asked them. One entry for each person and meeting; `updated_since` also finds those that were changed.",
    query: feedbackQuery,
    fromReplica: true,
    status: [200],
    answer: z.array(feedback),
  },
  { deletions: null },
);
