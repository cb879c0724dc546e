import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { oldLink } from "./schema";

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
    "Finds where links to Calendly and Cal.com still stand in the settings: in texts of pages, forms, locators, templates and workflows, in the brand, and in links of locations.",
  answer: z.object({ links: z.array(oldLink) }).meta({ id: "OldLinks" }),
  status: [200],
});
