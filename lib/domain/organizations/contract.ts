import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { id, language, record } from "@/lib/platform/http/fields";

const organization = record
  .extend({
    name: z.string(),
    lang: language,
    admins: z.array(id),
    members: z.array(id),
    private: z.boolean(),
    plan: z.string(),
    superadmin_team: id.nullable(),
  })
  .meta({ id: "Organization" });

export const authTestContract = defineContract({
  method: "GET",
  path: "/v2/auth/test",
  name: "testAuthentication",
  tag: "Organization",
  summary: "The organisation that the API key belongs to",
  scope: "organization:read",
  status: [200],
  answer: organization,
});
