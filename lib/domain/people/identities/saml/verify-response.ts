import { SAML, SamlStatusError, ValidateInResponseTo } from "@node-saml/node-saml";
import { SamlError } from "./saml-error";
import { type VerifiedAssertion, validateAssertion } from "./validate-assertion";
import { validateSamlDocument } from "./validate-saml-document";

export interface SamlVerificationRequest {
  /** The posted value, in base64. */
  response: string;
  issuer: string;
  certificates: string[];
  /** Entity id of this service. */
  entityId: string;
  answerUrl: string;
}

export type SamlVerificationResult =
  | { assertion: VerifiedAssertion }
  /**
   * `denied`: the provider refused the sign-in. `lies`: the response is forged, for another recipient, or
   * expired.
   */
  | { refused: "denied" | "unavailable" | "lies"; detail: string };

/** Tolerance for differences between clocks. */
const CLOCK_SKEW_MS = 60_000;

/** Verifies a response in a worker thread; every error becomes a rejection. */
export async function verifyResponse(request: SamlVerificationRequest): Promise<SamlVerificationResult> {
  try {
    const inResponseTo = validateSamlDocument(request);
    return {
      assertion: validateAssertion(await extractSigned(request), { ...request, inResponseTo }, CLOCK_SKEW_MS),
    };
  } catch (error) {
    if (error instanceof SamlError) return { refused: error.reason, detail: error.message };
    const detail = error instanceof Error ? error.message : String(error);
    if (error instanceof SamlStatusError)
      return {
        refused: /AuthnFailed|RequestDenied|Requester/.test(detail) ? "denied" : "unavailable",
        detail,
      };
    return { refused: "lies", detail };
  }
}

/** Returns only the part of the document that the provider's signature covers. */
async function extractSigned({
  response,
  certificates,
  entityId,
  answerUrl,
}: SamlVerificationRequest): Promise<unknown> {
  const saml = new SAML({
    issuer: entityId,
    callbackUrl: answerUrl,
    audience: entityId,
    idpCert: certificates,
    // A signature over the whole response covers the assertion too; a response without any signature is
    // rejected.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    validateInResponseTo: ValidateInResponseTo.never, // the worker thread has no database
  });
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
  const assertion = profile?.getAssertion?.();
  if (!assertion) throw new SamlError("lies", "The response contains no assertion");
  return assertion;
}
