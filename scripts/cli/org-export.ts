import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { exportOrganization } from "@/lib/domain/lifecycle/organization-data/export-organization";
import { getDatabase, getPool } from "@/lib/platform/db/client";
import { id } from "@/lib/platform/http/fields";
import { listTargetOrganizations } from "./list-target-organizations";
import type { Options } from "./options";

const OptionsSchema = z.object({ organization: id });

/** Writes line by line, with backpressure. */
export async function runOrgExport(options: Options): Promise<void> {
  const [organization] = await listTargetOrganizations(OptionsSchema.parse(options).organization);
  const connection = await getPool().connect();
  try {
    const lines = exportOrganization(getDatabase(), connection, organization, new Date());
    await pipeline(Readable.from(lines), process.stdout, { end: false });
  } finally {
    connection.release();
  }
}
