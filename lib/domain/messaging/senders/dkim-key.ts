import { generateKeyPair, randomBytes } from "node:crypto";
import { domainToASCII } from "node:url";
import { promisify } from "node:util";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { MailSender } from "@/lib/platform/db/generated/client";

/** 2,048 bits, as larger keys do not fit into one string of a TXT record. */
const KEY_BITS = 2048;

export interface DkimColumns {
  dkimSelector: string;
  /** Base64 of the DER-encoded public key (RFC 6376, 3.6.1). */
  dkimPublicKey: string;
  dkimPrivateKey: Uint8Array<ArrayBuffer>;
}

/** Generates a key for the organisation, with a selector that no other sender of the domain uses. */
export async function createDkimKey(organization: string): Promise<DkimColumns> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: KEY_BITS });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return {
    dkimSelector: `bp-${randomBytes(4).toString("hex")}`,
    dkimPublicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    dkimPrivateKey: seal(pem, buildRowContext("mail_senders.dkim_private_key", organization, organization)),
  };
}

/** Returns the domain of the From address as name servers and signatures have it (`xn--…`). */
export const getSenderDomain = ({ fromAddress }: Pick<MailSender, "fromAddress">): string =>
  domainToASCII(fromAddress.slice(fromAddress.lastIndexOf("@") + 1));

/** Options of nodemailer that sign a mail for the domain of its From address. */
export function buildDkimOptions(sender: MailSender) {
  const { organizationId, dkimSelector, dkimPrivateKey } = sender;
  if (!dkimSelector || !dkimPrivateKey) return null;
  const context = buildRowContext("mail_senders.dkim_private_key", organizationId, organizationId);
  const privateKey = unseal(dkimPrivateKey, context);
  if (privateKey === null) throw new Error("The DKIM key was sealed with another BOOKPAGE_SECRET");
  return { domainName: getSenderDomain(sender), keySelector: dkimSelector, privateKey };
}

/** The TXT record by which recipients find the public key; null for senders with a server of their own. */
export function buildDkimRecord({ dkimSelector, dkimPublicKey, fromAddress }: MailSender) {
  if (!dkimSelector || !dkimPublicKey) return null;
  return {
    type: "TXT" as const,
    name: `${dkimSelector}._domainkey.${getSenderDomain({ fromAddress })}`,
    value: `v=DKIM1; k=rsa; p=${dkimPublicKey}`,
  };
}
