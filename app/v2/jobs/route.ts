import { route, routes } from "@/lib/api/route";
import { listJobsContract } from "@/lib/domain/audit/jobs/contract";
import { listJobs } from "@/lib/domain/audit/jobs/list-jobs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listJobsContract, ({ db, auth }) => listJobs(db, auth.organization)),
);
