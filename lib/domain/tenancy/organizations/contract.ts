import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import {
  pictureRemovalContract,
  pictureUploadContract,
} from "@/lib/domain/tenancy/pictures/picture-contract";
import { picture } from "@/lib/domain/tenancy/pictures/schema";
import { id, record } from "@/lib/platform/http/fields";
import { PLANS } from "./plans";
import { organizationBody, organizationSettings } from "./schema";

const organization = record
  .extend({
    logo: picture.nullable().describe("Uploaded at `/v2/organizations/:organization_id/logo`."),
    admins: z.array(id),
    members: z.array(id),
    private: z.boolean(),
    plan: z.enum(PLANS),
    mode: z.enum(["live", "test"]).describe("`test`: a sandbox, seen with its keys alone."),
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
  summary: "Get the organisation of the API key",
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
  summary: "Update the organisation's settings",
  scope: "organization:write",
  body: organizationBody,
  status: [200],
  answer: organization,
  example: { body: { confirm_bookers: false } },
});

export const getOrganizationContract = defineContract({
  method: "GET",
  path: "/v2/organization",
  name: "getOrganization",
  audience: "organizationRead",
  tag: "Organization",
  summary: "Get the organisation",
  scope: "organization:read",
  status: [200],
  answer: organization,
});

const organizationParams = z.object({ organization_id: id });

export const getOrganizationByIdContract = defineContract({
  ...getOrganizationContract,
  path: "/v2/organizations/:organization_id",
  name: "getOrganizationById",
  summary: "Get an organisation by id (the caller's own)",
  params: organizationParams,
});

export const updateOrganizationByIdContract = defineContract({
  ...updateOrganizationContract,
  path: "/v2/organizations/:organization_id",
  name: "updateOrganizationById",
  summary: "Update the organisation's settings and branding",
  params: organizationParams,
  example: { body: { name: "Acme", accent: "#c2410c", timezone: "Europe/Berlin", credit: false } },
});

const logo = {
  path: "/v2/organizations/:organization_id/logo",
  tag: "Organization",
  scope: "organization:write",
  params: organizationParams,
  answer: organization,
  audience: "admins",
} as const;

export const putLogoContract = defineContract({
  ...pictureUploadContract,
  ...logo,
  name: "putLogo",
  summary: "Upload the organisation's logo",
});

export const deleteLogoContract = defineContract({
  ...pictureRemovalContract,
  ...logo,
  name: "deleteLogo",
  summary: "Remove the organisation's logo",
});
