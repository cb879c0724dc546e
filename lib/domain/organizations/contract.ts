import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { id, language, record } from "@/lib/platform/http/fields";

const confirm_bookers = z
  .boolean()
  .describe(
    "Whoever names other people on a public page without being signed in types a code first, which is mailed to their own address. Default true.",
  );

const organization = record
  .extend({
    name: z.string(),
    lang: language,
    admins: z.array(id),
    members: z.array(id),
    private: z.boolean(),
    plan: z.string(),
    superadmin_team: id.nullable(),
    confirm_bookers,
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

const organizationBody = z
  .object({ confirm_bookers: confirm_bookers.optional() })
  .meta({ id: "OrganizationBody" });

export type OrganizationBody = z.output<typeof organizationBody>;

export const updateOrganizationContract = defineContract({
  method: "PUT",
  path: "/v2/organization",
  name: "updateOrganization",
  tag: "Organization",
  summary: "Change how the organisation works",
  scope: "organization:write",
  body: organizationBody,
  status: [200],
  answer: organization,
  example: { body: { confirm_bookers: false } },
});

export const readOrganizationContract = defineContract({
  method: "GET",
  path: "/v2/organization",
  name: "getOrganization",
  tag: "Organization",
  summary: "The organisation itself",
  scope: "organization:read",
  status: [200],
  answer: organization,
});
