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
  .describe("SAML: names of attributes that differ from the usual ones of the large providers.");

const providerFields = {
  kind: z.enum(["oidc", "saml"]).describe("OpenID Connect, or SAML 2.0."),
  issuer: line(LIMITS.url)
    .trim()
    .describe(
      "OpenID Connect: the issuer, as in the discovery document; https. SAML: the provider's entity id.",
    )
    .meta({ examples: ["https://login.example.com"] }),
  group_claim: requiredLine(200).describe("The claim, or attribute, that lists a person's groups."),
  sign_in_url: httpUrl.nullable().describe("SAML: the provider's sign-in page (HTTP-Redirect)."),
  certificates: z
    .array(z.string().trim().min(1, "must not be empty").max(MAX_CERTIFICATE_CHARACTERS))
    .max(MAX_CERTIFICATES)
    .describe("SAML: the provider's signing certificates, in PEM; two during a rotation."),
  metadata_url: httpUrl.nullable().describe("SAML: the address of the provider's metadata."),
  attributes,
  idp_initiated: z
    .boolean()
    .describe(
      "SAML only: sign-in may start at the provider's portal, so the origin of the request cannot be verified.",
    ),
  admin_groups: z
    .array(group)
    .max(MAX_GROUPS)
    .describe(
      "The groups with admin rights; only their people are admins. Empty: the provider does not decide about admins.",
    ),
  team_groups: z
    .array(z.object({ group, team: id }))
    .max(MAX_GROUPS)
    .describe(
      "Groups by team: the people of the group are members of the team, and people who leave the group leave the team.",
    ),
  joining: z.boolean().describe("The first sign-in with an address in a verified domain creates a user."),
  only: z.boolean().describe("Passwords and passkeys are refused, except those of the emergency admin."),
  emergency_admin: id.nullable().describe("The admin who can still sign in with a password."),
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
          .describe("The contents of the certificates, in their order."),
        redirect_uri: z.string().describe("Register this address at the provider."),
        login_uri: z
          .string()
          .describe("The address that starts a sign-in with the provider, without typing an address."),
      })
      .nullable(),
    service_provider: z
      .object({ entity_id: z.string(), acs_url: z.string(), metadata_url: z.string() })
      .describe("The service provider data that a SAML provider needs."),
    second_factor_required: z.boolean(),
    domains: z.array(
      z.object({
        _id: id,
        domain: z.string(),
        record: z
          .object({ name: z.string(), value: z.string() })
          .describe("The TXT record that shows that the domain is yours."),
        verified_at: timestamp.nullable(),
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
        client_id: line(LIMITS.name).trim().nullable().optional().describe("For OpenID Connect."),
        client_secret: z
          .string()
          .min(1)
          .max(1024)
          .optional()
          .describe(
            "Never returned. If it is left out, the stored one stays, for the same issuer and client.",
          ),
        sign_in_url: providerFields.sign_in_url.default(null),
        certificates: providerFields.certificates.default([]),
        metadata_url: providerFields.metadata_url.default(null),
        metadata: z
          .string()
          .max(MAX_METADATA_CHARACTERS)
          .optional()
          .describe("SAML: the provider's metadata (XML), in place of issuer, sign_in_url and certificates."),
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
