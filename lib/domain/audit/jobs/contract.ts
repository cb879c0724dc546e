import { z } from "zod";
import { defineList } from "@/lib/platform/http/define-list";
import { timestamp } from "@/lib/platform/http/fields";

const job = z
  .object({
    _id: z.string(),
    task: z.string(),
    state: z
      .enum(["failed", "retrying", "stuck"])
      .describe("Given up; failed and tried again; or late by minutes, in its start or its end."),
    attempts: z.int(),
    max_attempts: z.int(),
    run_at: timestamp.describe("When it is, or was, to run next."),
    locked_at: timestamp.nullable().describe("Since when it has been running."),
    last_error: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: "Job" });

export const listJobsContract = defineList(
  {
    method: "GET",
    path: "/v2/jobs",
    name: "listJobs",
    audience: "admins",
    tag: "Jobs",
    summary: "Jobs of the organisation that failed or are stuck",
    description:
      "At most 100, the newest first. What goes well is not listed, nor what the installation does for all organisations, which the metrics show. Attempts of webhooks are in the log of each delivery.",
    scope: "jobs:read",
    status: [200],
    answer: z.array(job),
  },
  { deletions: null, unsynced: "what is in trouble at this moment" },
);
