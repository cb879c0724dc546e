import { route, routes } from "@/lib/http/route";
import { listJobsContract } from "@/lib/jobs/contract";
import { listJobs } from "@/lib/jobs/list-jobs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listJobsContract, ({ db, auth }) => listJobs(db, auth.organization)),
);
