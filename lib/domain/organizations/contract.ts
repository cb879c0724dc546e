import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { id, language, record } from "@/lib/platform/http/fields";
import { organizationBody, organizationSettings } from "./schema";

const organization = record
  .extend({
    name: z.string(),
    lang: language,
    admins: z.array(id),
    members: z.array(id),
    private: z.boolean(),
    plan: z.string(),
    superadmin_team: id.nullable(),
    ...organizationSettings.shape,
  })
  .meta({ id: "Organization" });

export const authTestContract = defineContract({
  method: "GET",
  path: "/v2/auth/test",
  name: "testAuthentication",
  audience: "admins",
  tag: "Organization",
  summary: "The organisation that the API key belongs to",
  scope: "organization:read",
  status: [200],
  answer: organization,
});

export const updateOrganizationContract = defineContract({
  method: "PUT",
  path: "/v2/organization",
  name: "updateOrganization",
  audience: "admins",
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
  audience: "organizationRead",
  tag: "Organization",
  summary: "The organisation itself",
  scope: "organization:read",
  status: [200],
  answer: organization,
});
