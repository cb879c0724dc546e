import { SAML, SamlStatusError, ValidateInResponseTo } from "@node-saml/node-saml";
import { SamlError } from "./saml-error";
import { type VerifiedAssertion, validateAssertion } from "./validate-assertion";
import { validateSamlDocument } from "./validate-saml-document";

export interface SamlVerificationRequest {
  /** As it was posted: base64. */
  response: string;
  issuer: string;
  certificates: string[];
  /** Of us. */
  entityId: string;
  answerUrl: string;
}

export type SamlVerificationResult =
  | { assertion: VerifiedAssertion }
  /** `denied`: the provider has said no; `lies`: it is not its word, not for us, or not of now. */
  | { refused: "denied" | "unavailable" | "lies"; detail: string };

/** Of clocks that do not quite agree. */
const CLOCK_SKEW_MS = 60_000;

/** Reads a provider's answer, apart from what answers requests; whatever it may hold, it is refused or it is true. */
export async function verifyResponse(asked: SamlVerificationRequest): Promise<SamlVerificationResult> {
  try {
    const inResponseTo = validateSamlDocument(asked);
    return {
      assertion: validateAssertion(await extractSigned(asked), { ...asked, inResponseTo }, CLOCK_SKEW_MS),
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

/** What a signature of the provider covers, and nothing else of the document. */
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
    // A signature of the whole answer covers the assertion, too; without either nothing is opened.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    validateInResponseTo: ValidateInResponseTo.never, // a database is not at hand here
  });
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
  const assertion = profile?.getAssertion?.();
  if (!assertion) throw new SamlError("lies", "The answer holds no assertion");
  return assertion;
}
