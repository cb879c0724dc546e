import { createPrivateKey, sign } from "node:crypto";

/** A service account of Google that a company lets act for its people (domain-wide delegation). */
export interface GoogleDelegation {
  kind: "google";
  /** Whose calendar is opened. */
  subject: string;
  clientEmail: string;
  keyId: string;
  /** PEM. */
  privateKey: string;
}

/** An application that a company's tenant at Microsoft has given permissions of its own. */
export interface MicrosoftDelegation {
  kind: "microsoft";
  /** Whose calendar is opened. */
  subject: string;
  tenant: string;
  clientId: string;
  clientSecret: string;
}

export type Delegation = GoogleDelegation | MicrosoftDelegation;

/** Google takes no assertion that is good for longer than an hour. */
const ASSERTION_SECONDS = 3600;

const encodeJson = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** The assertion with which a service account asks for a token in somebody's name (RFC 7523, RS256). */
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
