import { X509Certificate } from "node:crypto";

/** Converts a pasted certificate, with or without its PEM frame, to PEM; null if it is none. */
export function toPem(text: string): string | null {
  const base64 = text.replace(/-----(BEGIN|END) CERTIFICATE-----/g, "").replace(/\s+/g, "");
  if (!/^[A-Za-z0-9+/]+=*$/.test(base64)) return null;
  const lines = base64.match(/.{1,64}/g) ?? [];
  const pem = ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
  return parseCertificate(pem) ? pem : null;
}

function parseCertificate(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}

/** Shorter keys are considered insecure. */
const MIN_RSA_BITS = 2048;

/** Checks the type and length of the certificate's key. */
export function isStrongCertificate(pem: string): boolean {
  const key = parseCertificate(pem)?.publicKey;
  if (key?.asymmetricKeyType === "rsa") return (key.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_RSA_BITS;
  return key?.asymmetricKeyType === "ec";
}

/** Returns the subject and dates for display. */
export function describeCertificate(pem: string) {
  const certificate = parseCertificate(pem);
  return {
    subject: certificate?.subject.replaceAll("\n", ", ") ?? "",
    expires_at: new Date(certificate?.validTo ?? 0),
    fingerprint: certificate?.fingerprint256 ?? "",
  };
}
