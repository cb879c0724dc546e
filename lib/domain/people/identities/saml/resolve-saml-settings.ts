import { isStrongCertificate, toPem } from "@/lib/domain/auth/sign-in/certificates";
import type { ProviderBody } from "@/lib/domain/auth/sign-in/schema";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { describeFailure } from "@/lib/platform/egress/describe-failure";
import { fetchFromProvider, isSecureProvider } from "../fetch-from-provider";
import { parseSamlMetadata, type SamlMetadata, SamlMetadataError } from "./parse-saml-metadata";

/**
 * Reads the settings of a SAML provider from metadata, pasted or fetched, or from single fields. Runs before
 * anything is stored.
 */
export async function resolveSamlSettings(body: ProviderBody): Promise<SamlMetadata> {
  const settings = await resolveMetadata(body);
  const url = URL.canParse(settings.signInUrl) ? new URL(settings.signInUrl) : null;
  if (!url || !isSecureProvider(url))
    throw buildFieldProblem("/provider/sign_in_url", "https", "must be an https address");
  return settings;
}

async function resolveMetadata(body: ProviderBody): Promise<SamlMetadata> {
  if (body.metadata?.trim()) return parseMetadataField(body.metadata, "/provider/metadata");
  if (body.metadata_url)
    return parseMetadataField(await fetchMetadata(body.metadata_url), "/provider/metadata_url");
  return {
    issuer: body.issuer ?? "",
    signInUrl: body.sign_in_url ?? "",
    certificates: body.certificates.map(parseCertificate),
  };
}

function parseCertificate(text: string, index: number): string {
  const pointer = `/provider/certificates/${index}`;
  const pem = toPem(text);
  if (!pem) throw buildFieldProblem(pointer, "invalid_format", "must be a certificate (X.509, PEM)");
  if (!isStrongCertificate(pem))
    throw buildFieldProblem(
      pointer,
      "refused",
      "must have an RSA key of 2048 bits at least, or an elliptic one",
    );
  return pem;
}

function parseMetadataField(xml: string, pointer: string): SamlMetadata {
  try {
    return parseSamlMetadata(xml);
  } catch (error) {
    if (!(error instanceof SamlMetadataError)) throw error;
    throw buildFieldProblem(pointer, "invalid_value", `The metadata ${error.message}`);
  }
}

async function fetchMetadata(address: string): Promise<string> {
  const pointer = "/provider/metadata_url";
  const url = new URL(address);
  if (!isSecureProvider(url)) throw buildFieldProblem(pointer, "https", "must be an https address");
  try {
    const response = await fetchFromProvider(url);
    if (response.status !== 200) throw new Error(`it answers ${response.status}`);
    return await response.text();
  } catch (error) {
    throw buildFieldProblem(pointer, "unreachable", `cannot be read: ${describeFailure(error)}`);
  }
}
