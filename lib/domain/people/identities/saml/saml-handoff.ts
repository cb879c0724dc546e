import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { describeFailure } from "@/lib/platform/egress/describe-failure";
import { log } from "@/lib/platform/log/log";
import { isBudgetExceeded } from "@/lib/platform/threads/budget-exceeded-error";
import { runInThread } from "@/lib/platform/threads/run-in-thread";
import type { Identity } from "../parse-identity";
import { SignInProviderError } from "../sign-in-provider-error";
import { buildServiceProvider, type SamlProvider } from "./saml-provider";
import { toSamlIdentity } from "./to-saml-identity";
import type { VerifiedAssertion } from "./validate-assertion";
import type { SamlVerificationResult } from "./verify-response";

const runVerification = runInThread<typeof import("./verify-response")>(
  "lib/domain/people/identities/saml/verify-response.ts",
);

/** Time that a browser has to fetch its identity. */
const PENDING_IDENTITY_LIFETIME_MS = 2 * MINUTE;

/** A verified identity, stored until the browser fetches it. */
interface PendingIdentity {
  identity: Identity;
  authenticatedAt: number | null;
  /** True if the sign-in started at the provider, without a request from here. */
  isUnasked: boolean;
}

/**
 * Accepts a posted SAML response: each assertion and each request only once. A browser sends no cookies of
 * this site with a cross-site form, so the session is checked in the next request. Returns the token for that
 * request.
 */
export async function storeSamlIdentity(
  db: Db,
  provider: SamlProvider,
  response: string,
  now: Instant,
): Promise<string> {
  const assertion = await verifyInThread(provider, response);
  const { inResponseTo } = assertion;
  const { organization } = provider;
  const identity = toSamlIdentity(provider, assertion);
  if (inResponseTo === null && !provider.isIdpInitiatedAllowed)
    throw new SignInProviderError("expired", "Sign-in started by the provider is not allowed");
  return withTransaction(db, async (tx) => {
    await consumeAssertion(tx, organization, assertion);
    const token = inResponseTo ?? generateToken();
    const { authenticatedAt } = assertion;
    const pending: PendingIdentity = { identity, authenticatedAt, isUnasked: inResponseTo === null };
    const tokenHash = hashToken(token);
    const data = {
      sealed: seal(JSON.stringify(pending), buildEncryptionContext(organization, tokenHash)),
      expiresAt: new Date(now + PENDING_IDENTITY_LIFETIME_MS),
    };
    if (inResponseTo === null) {
      await tx.samlRequest.create({ data: { organizationId: organization, tokenHash, ...data } });
      return token;
    }
    const { count } = await tx.samlRequest.updateMany({
      where: { organizationId: organization, tokenHash, sealed: null, expiresAt: { gt: new Date(now) } },
      data,
    });
    if (count === 0)
      throw new SignInProviderError("expired", "The request is unknown, expired or already answered");
    return token;
  });
}

/** Returns the identity for this token and deletes it. `asked` is the request that this browser started. */
export async function consumeSamlIdentity(
  db: Db,
  organization: OrganizationId,
  { token, asked: request, isFresh }: { token: string; asked: string | null; isFresh: boolean },
  now: Instant,
): Promise<Identity> {
  const tokenHash = hashToken(token);
  const where = { organizationId: organization, tokenHash, sealed: { not: null } };
  const row = await db.samlRequest.findFirst({ where });
  const text =
    row?.sealed &&
    row.expiresAt > new Date(now) &&
    unseal(row.sealed, buildEncryptionContext(organization, tokenHash));
  const pending = text ? (JSON.parse(text) as PendingIdentity) : null;
  // Rejects a browser that did not start the sign-in, to prevent login CSRF.
  if (!pending || (!pending.isUnasked && request !== token))
    throw new SignInProviderError("expired", "The browser did not start this sign-in");
  const { count } = await db.samlRequest.deleteMany({ where });
  if (count === 0) throw new SignInProviderError("expired", "The identity was fetched already");
  const { authenticatedAt } = pending;
  if (isFresh && (authenticatedAt === null || now - authenticatedAt > MAX_AUTHENTICATION_AGE_MS))
    throw new SignInProviderError("lies", "The provider did not authenticate the user again");
  return pending.identity;
}

/** Maximum age of an authentication that the provider had to repeat. */
const MAX_AUTHENTICATION_AGE_MS = 5 * MINUTE;

const buildEncryptionContext = (organization: OrganizationId, tokenHash: Uint8Array) =>
  buildRowContext("saml_requests.sealed", organization, `\\x${Buffer.from(tokenHash).toString("hex")}`);

async function verifyInThread(provider: SamlProvider, response: string): Promise<VerifiedAssertion> {
  const { organization, issuer, certificates } = provider;
  const request = { response, issuer, certificates, ...buildServiceProvider(organization) };
  const verified: SamlVerificationResult = await runVerification("verifyResponse", request, {
    organization,
    size: response.length,
  }).catch((error) => {
    if (isBudgetExceeded(error)) return { refused: "lies", detail: "The response takes too long to verify" };
    throw error;
  });
  if ("assertion" in verified) return verified.assertion;
  const { refused: reason, detail } = verified;
  log().warn(
    { provider: organization, error: describeFailure(new Error(detail)) },
    "rejected the sign-in response of the provider",
  );
  throw new SignInProviderError(reason, detail);
}

/** Rejects an assertion that was used before; its id is stored until it expires. */
async function consumeAssertion(
  tx: Db,
  organizationId: OrganizationId,
  { id, until }: VerifiedAssertion,
): Promise<void> {
  const tokenHash = hashToken(`saml assertion ${id}`);
  const { count } = await tx.usedChallenge.createMany({
    data: [{ organizationId, tokenHash, expiresAt: new Date(until) }],
    skipDuplicates: true,
  });
  if (count === 0) throw new SignInProviderError("expired", "The assertion was used already");
}
