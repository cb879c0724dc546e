import { z } from "zod";
import { listLinkingSites } from "@/lib/domain/lifecycle/old-links/list-linking-sites";
import { listOldLinks } from "@/lib/domain/lifecycle/old-links/list-old-links";
import { getDatabase } from "@/lib/platform/db/client";
import { id } from "@/lib/platform/http/fields";
import { getTargetOrganization } from "./get-target-organization";
import type { Options } from "./options";

const OptionsSchema = z.object({ organization: id.optional() });

/** Lists the links to other tools in the organisation's settings, and the websites whose old links were followed. */
export async function runOldLinks(options: Options) {
  const organization = await getTargetOrganization(OptionsSchema.parse(options).organization);
  return {
    links: await listOldLinks(getDatabase(), organization),
    sites: await listLinkingSites(getDatabase(), organization),
  };
}
