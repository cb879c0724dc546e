import { z } from "zod";
import { DEFAULT_SHARDS, distributeDatabase } from "@/lib/platform/db/cluster/distribute-database";
import { env } from "@/lib/platform/env/env";
import { OperatorError } from "@/lib/platform/env/operator-error";
import type { Options } from "./options";

const OptionsSchema = z.object({ shards: z.coerce.number().int().min(1).max(1024).default(DEFAULT_SHARDS) });

const NEXT =
  "Start the web and worker processes again, with the coordinator as DATABASE_URL. To rebalance after adding servers, run SELECT citus_rebalance_start() there.";

/** Distributes the database over the servers of its Citus cluster. */
export async function runDistribute(options: Options) {
  const { DATABASE_URL: url } = env();
  if (!url) throw new OperatorError("DATABASE_URL is not set.");
  return { ...(await distributeDatabase(url, OptionsSchema.parse(options))), next: NEXT };
}
