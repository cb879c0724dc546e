import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { oldLink } from "./schema";

export const listOldLinksContract = defineContract({
  tag: "Imports",
  scope: "organization:write",
  audience: "admins",
  limit: "slots",
  method: "GET",
  path: "/v2/old_links",
  name: "listOldLinks",
  summary: "List links to other tools",
  description:
    "Lists where links to Calendly and Cal.com still stand in the settings: in texts of pages, forms, locators, templates and workflows, in the brand, and in links of locations.",
  answer: z.array(oldLink),
  list: { deletions: null, unsynced: "it is searched anew each time" },
  status: [200],
});
