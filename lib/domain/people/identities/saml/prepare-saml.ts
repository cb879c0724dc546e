import { isStrong, toPem } from "@/lib/domain/auth/sign-in/certificates";
import type { ProviderBody } from "@/lib/domain/auth/sign-in/schema";
import { fieldProblem } from "@/lib/platform/http/problem";
import { describeFailure } from "@/lib/platform/outward/failure";
import { isSecureProvider, providerFetch } from "../provider-fetch";
import { type ReadMetadata, readMetadata, WrongMetadata } from "./read-metadata";

/** What the body says of a SAML provider: by metadata, pasted or fetched, or by hand. Asked before anything is stored. */
export async function prepareSaml(body: ProviderBody): Promise<ReadMetadata> {
  const given = await readGiven(body);
  const url = URL.canParse(given.signInUrl) ? new URL(given.signInUrl) : null;
  if (!url || !isSecureProvider(url))
    throw fieldProblem("/provider/sign_in_url", "https", "must be an https address");
  return given;
}

async function readGiven(body: ProviderBody): Promise<ReadMetadata> {
  if (body.metadata?.trim()) return readOrRefuse(body.metadata, "/provider/metadata");
  if (body.metadata_url)
    return readOrRefuse(await fetchMetadata(body.metadata_url), "/provider/metadata_url");
  return {
    issuer: body.issuer ?? "",
    signInUrl: body.sign_in_url ?? "",
    certificates: body.certificates.map(readCertificate),
  };
}

function readCertificate(text: string, index: number): string {
  const pointer = `/provider/certificates/${index}`;
  const pem = toPem(text);
  if (!pem) throw fieldProblem(pointer, "invalid_format", "must be a certificate (X.509, PEM)");
  if (!isStrong(pem))
    throw fieldProblem(pointer, "refused", "must have an RSA key of 2048 bits at least, or an elliptic one");
  return pem;
}

function readOrRefuse(xml: string, pointer: string): ReadMetadata {
  try {
    return readMetadata(xml);
  } catch (error) {
    if (!(error instanceof WrongMetadata)) throw error;
    throw fieldProblem(pointer, "invalid_value", `The metadata ${error.message}`);
  }
}

async function fetchMetadata(address: string): Promise<string> {
  const pointer = "/provider/metadata_url";
  const url = new URL(address);
  if (!isSecureProvider(url)) throw fieldProblem(pointer, "https", "must be an https address");
  try {
    const answer = await providerFetch(url);
    if (answer.status !== 200) throw new Error(`it answers ${answer.status}`);
    return await answer.text();
  } catch (error) {
    throw fieldProblem(pointer, "unreachable", `cannot be read: ${describeFailure(error)}`);
  }
}
