import { z } from "zod";
import { defineList } from "@/lib/domain/contracts/define-list";
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
    run_at: timestamp.describe("The time of the next run."),
    locked_at: timestamp.nullable().describe("The start of the current run."),
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
    summary: "List failed and stuck jobs",
    description:
      "At most 100, the newest first. Successful jobs are not listed, nor are jobs of the installation for all organisations, which the metrics show. The log of each webhook delivery has its attempts.",
    scope: "jobs:read",
    status: [200],
    answer: z.array(job),
  },
  { deletions: null, unsynced: "what is in trouble at this moment" },
);
