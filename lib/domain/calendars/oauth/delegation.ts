import { createPrivateKey, sign } from "node:crypto";

/** Google service account with domain-wide delegation. */
export interface GoogleDelegation {
  kind: "google";
  /** Address of the calendar's owner. */
  subject: string;
  clientEmail: string;
  keyId: string;
  /** Private key as PEM. */
  privateKey: string;
}

/** Application with its own permissions in a Microsoft tenant. */
export interface MicrosoftDelegation {
  kind: "microsoft";
  /** Address of the calendar's owner. */
  subject: string;
  tenant: string;
  clientId: string;
  clientSecret: string;
}

export type Delegation = GoogleDelegation | MicrosoftDelegation;

/** Google accepts assertions for at most one hour. */
const ASSERTION_SECONDS = 3600;

const encodeJson = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Signs the assertion with which a service account requests a token for a user (RFC 7523, RS256). */
export function signAssertion(
  { clientEmail, keyId, privateKey, subject }: GoogleDelegation,
  { audience, scopes, now }: { audience: string; scopes: readonly string[]; now: number },
): string {
  const issued = Math.floor(now / 1000);
  const claims = {
    iss: clientEmail,
    sub: subject,
    scope: scopes.join(" "),
    aud: audience,
    iat: issued,
    exp: issued + ASSERTION_SECONDS,
  };
  const text = `${encodeJson({ alg: "RS256", typ: "JWT", kid: keyId })}.${encodeJson(claims)}`;
  const signature = sign("sha256", Buffer.from(text), createPrivateKey(privateKey)).toString("base64url");
  return `${text}.${signature}`;
}
