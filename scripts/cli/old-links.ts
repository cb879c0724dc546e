import { z } from "zod";
import { listOldLinks } from "@/lib/domain/lifecycle/old-links/list-old-links";
import { getDatabase } from "@/lib/platform/db/client";
import { id } from "@/lib/platform/http/fields";
import { getTargetOrganization } from "./get-target-organization";
import type { Options } from "./options";

const OptionsSchema = z.object({ organization: id.optional() });

/** Lists the links to other tools in the organisation's settings. */
export async function runOldLinks(options: Options) {
  const organization = await getTargetOrganization(OptionsSchema.parse(options).organization);
  return { links: await listOldLinks(getDatabase(), organization) };
}
