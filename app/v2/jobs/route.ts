import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listJobsContract } from "@/lib/domain/audit/jobs/contract";
import { listJobs } from "@/lib/domain/audit/jobs/list-jobs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listJobsContract, ({ db, auth }) => listJobs(db, auth.organization)),
);
