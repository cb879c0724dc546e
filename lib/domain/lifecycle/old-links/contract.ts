import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { linkingSite, oldLink } from "./schema";

export const findOldLinksContract = defineContract({
  tag: "Imports",
  scope: "organization:write",
  audience: "admins",
  limit: "slots",
  method: "GET",
  path: "/v2/old_links",
  name: "findOldLinks",
  summary: "Find links to other tools",
  description:
    "Finds where links to Calendly and Cal.com still stand in the settings: in texts of pages, forms, locators, templates and workflows, in the brand, and in links of locations. `sites`: other websites from which visitors have come by a path of Calendly or Cal.com, such as `/ana/intro`, in the last 180 days; change the link there, too.",
  answer: z.object({ links: z.array(oldLink), sites: z.array(linkingSite) }).meta({ id: "OldLinks" }),
  status: [200],
});
