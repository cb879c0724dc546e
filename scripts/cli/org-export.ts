import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { exportOrganization } from "@/lib/domain/lifecycle/organization-data/export-organization";
import { database, pool } from "@/lib/platform/db/client";
import { id } from "@/lib/platform/http/fields";
import { findOrganizations } from "./find-organizations";
import type { Options } from "./options";

const Given = z.object({ organization: id });

/** Writes line by line, as fast as they are read. */
export async function orgExport(options: Options): Promise<void> {
  const [organization] = await findOrganizations(Given.parse(options).organization);
  const connection = await pool().connect();
  try {
    const lines = exportOrganization(database(), connection, organization, new Date());
    await pipeline(Readable.from(lines), process.stdout, { end: false });
  } finally {
    connection.release();
  }
}
