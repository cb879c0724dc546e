import { z } from "zod";
import { domain, httpUrl, id, LIMITS, requiredLine, timestamp } from "@/lib/platform/http/fields";

const MAX_GROUPS = 200;
const group = requiredLine(LIMITS.name);

const providerFields = {
  issuer: httpUrl
    .refine((text) => !URL.canParse(text) || !/[?#]/.test(text), "must be an address without a query")
    .describe("The provider's issuer, as its discovery document says; https.")
    .meta({ examples: ["https://login.example.com"] }),
  client_id: requiredLine(LIMITS.name),
  group_claim: requiredLine(100).describe("The claim of the ID token that lists somebody's groups."),
  admin_groups: z
    .array(group)
    .max(MAX_GROUPS)
    .describe("Whose people are admins, and nobody else; none: the provider says nothing of admins."),
  team_groups: z
    .array(z.object({ group, team: id }))
    .max(MAX_GROUPS)
    .describe("Whose people are members of the team, and who left the group is not."),
  joining: z
    .boolean()
    .describe("Whoever signs in first, with an address in a proven domain, is made a user."),
  only: z.boolean().describe("Passwords and passkeys open nothing, but those of the emergency admin."),
  emergency_admin: id.nullable().describe("The admin who still signs in with a password."),
};

export const signIn = z
  .object({
    _id: id.describe("The organisation's."),
    __v: z.int(),
    provider: z
      .object({
        ...providerFields,
        redirect_uri: z.string().describe("To be registered at the provider."),
        login_uri: z.string().describe("Where people begin to sign in with it, without typing an address."),
      })
      .nullable(),
    second_factor_required: z.boolean(),
    domains: z.array(
      z.object({
        _id: id,
        domain: z.string(),
        record: z
          .object({ name: z.string(), value: z.string() })
          .describe("The TXT record that shows that the domain is yours."),
        proven_at: timestamp.nullable(),
      }),
    ),
  })
  .meta({ id: "SignIn" });

export const signInBody = z
  .object({
    provider: z
      .object({
        ...providerFields,
        client_secret: z
          .string()
          .min(1)
          .max(1024)
          .optional()
          .describe("Never answered. Left out: the one that is kept, for the same issuer and client."),
        group_claim: providerFields.group_claim.default("groups"),
        admin_groups: providerFields.admin_groups.default([]),
        team_groups: providerFields.team_groups.default([]),
        joining: providerFields.joining.default(false),
        only: providerFields.only.default(false),
        emergency_admin: providerFields.emergency_admin.default(null),
      })
      .refine(({ only, emergency_admin }) => !only || emergency_admin !== null, {
        path: ["emergency_admin"],
        error: "must name an admin who keeps the password",
        params: { code: "required" },
      })
      .nullable()
      .optional()
      .describe("null: none."),
    second_factor_required: z.boolean().optional(),
  })
  .meta({ id: "SignInBody" });

export type SignInBody = z.output<typeof signInBody>;
export type ProviderBody = NonNullable<SignInBody["provider"]>;
export type TeamGroup = ProviderBody["team_groups"][number];

export const signInDomainBody = z.object({ domain });
