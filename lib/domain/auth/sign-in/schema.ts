import { z } from "zod";
import { emailDomain, httpUrl, id, LIMITS, line, requiredLine, timestamp } from "@/lib/platform/http/fields";

const MAX_GROUPS = 200;
const group = requiredLine(LIMITS.name);

const MAX_CERTIFICATES = 4;
const MAX_CERTIFICATE_CHARACTERS = 10_000;
const MAX_METADATA_CHARACTERS = 512 * 1024;
const attribute = line(LIMITS.name).trim();

const attributes = z
  .object({ email: attribute.optional(), first_name: attribute.optional(), last_name: attribute.optional() })
  .describe("Of SAML: names of attributes, where they are not among the usual ones of the large providers.");

const providerFields = {
  kind: z.enum(["oidc", "saml"]).describe("OpenID Connect, or SAML 2.0."),
  issuer: line(LIMITS.url)
    .trim()
    .describe(
      "OpenID Connect: the issuer, as the discovery document says; https. SAML: the provider's entity id.",
    )
    .meta({ examples: ["https://login.example.com"] }),
  group_claim: requiredLine(200).describe("The claim, or attribute, that lists somebody's groups."),
  sign_in_url: httpUrl.nullable().describe("Of SAML: the page to which people are led (HTTP-Redirect)."),
  certificates: z
    .array(z.string().trim().min(1, "must not be empty").max(MAX_CERTIFICATE_CHARACTERS))
    .max(MAX_CERTIFICATES)
    .describe(
      "Of SAML: those by which the provider signs, in PEM; two while it changes from one to the next.",
    ),
  metadata_url: httpUrl.nullable().describe("Of SAML: where the provider says all of that of itself."),
  attributes,
  idp_initiated: z
    .boolean()
    .describe(
      "Of SAML: signing in may begin at the provider's portal, so nobody can tell who has sent people here.",
    ),
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
        client_id: z.string().nullable(),
        certificate_details: z
          .array(z.object({ subject: z.string(), expires_at: timestamp, fingerprint: z.string() }))
          .describe("What the certificates say of themselves, in their order."),
        redirect_uri: z.string().describe("To be registered at the provider."),
        login_uri: z.string().describe("Where people begin to sign in with it, without typing an address."),
      })
      .nullable(),
    service_provider: z
      .object({ entity_id: z.string(), acs_url: z.string(), metadata_url: z.string() })
      .describe("What a SAML provider has to know of us."),
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

interface ProviderInput {
  kind: "oidc" | "saml";
  issuer?: string | undefined;
  client_id?: string | null | undefined;
  metadata?: string | undefined;
  metadata_url: string | null;
  sign_in_url: string | null;
  certificates: readonly string[];
}

/** Lists the fields that this kind of provider requires; metadata replace all of them. */
function listMissingFields(input: ProviderInput): string[] {
  const requireField = (value: unknown, name: string) => (value ? [] : [name]);
  if (input.kind === "oidc")
    return [...requireField(input.issuer, "issuer"), ...requireField(input.client_id, "client_id")];
  if (input.metadata?.trim() || input.metadata_url) return [];
  return [
    ...requireField(input.issuer, "issuer"),
    ...requireField(input.sign_in_url, "sign_in_url"),
    ...requireField(input.certificates.length > 0, "certificates"),
  ];
}

const isIssuer = (text: string): boolean => httpUrl.safeParse(text).success && !/[?#]/.test(text);

export const signInBody = z
  .object({
    provider: z
      .object({
        ...providerFields,
        kind: providerFields.kind.default("oidc"),
        issuer: providerFields.issuer.optional(),
        client_id: line(LIMITS.name).trim().nullable().optional().describe("Of OpenID Connect."),
        client_secret: z
          .string()
          .min(1)
          .max(1024)
          .optional()
          .describe("Never answered. Left out: the one that is kept, for the same issuer and client."),
        sign_in_url: providerFields.sign_in_url.default(null),
        certificates: providerFields.certificates.default([]),
        metadata_url: providerFields.metadata_url.default(null),
        metadata: z
          .string()
          .max(MAX_METADATA_CHARACTERS)
          .optional()
          .describe(
            "Of SAML: the provider's metadata (XML), in place of issuer, sign_in_url and certificates.",
          ),
        attributes: attributes.default({}),
        idp_initiated: providerFields.idp_initiated.default(false),
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
      .superRefine((body, context) => {
        for (const name of listMissingFields(body))
          context.addIssue({
            code: "custom",
            path: [name],
            message: "is required",
            params: { code: "required" },
          });
        if (body.kind === "oidc" && body.issuer && !isIssuer(body.issuer))
          context.addIssue({
            code: "custom",
            path: ["issuer"],
            message: "must be an address without a query",
            params: { code: "invalid_format" },
          });
      })
      .nullable()
      .optional()
      .describe("null: none."),
    second_factor_required: z.boolean().optional(),
  })
  .meta({ id: "SignInBody" });

export type SignInBody = z.output<typeof signInBody>;
export type ProviderBody = NonNullable<SignInBody["provider"]>;
export type AttributeNames = z.output<typeof attributes>;
export type TeamGroup = ProviderBody["team_groups"][number];

export const signInDomainBody = z.object({ domain: emailDomain });
