import type { MailSender } from "@/lib/platform/db/generated/client";
import { findTxtRecords } from "@/lib/platform/network/find-txt-records";
import { buildDkimRecord, getSenderDomain } from "./dkim-key";
import { findDmarcRecord, type SenderRecords } from "./evaluate-sender-records";

/** Looks up the records of the sender's domain. Call it outside of transactions. */
export async function fetchSenderRecords(sender: MailSender): Promise<SenderRecords> {
  const domain = getSenderDomain(sender);
  const record = buildDkimRecord(sender);
  const [dkim, spf, dmarc] = await Promise.all([
    record ? findTxtRecords(record.name) : [],
    findTxtRecords(domain),
    findDmarcRecords(domain),
  ]);
  return { dkim, spf, dmarc };
}

async function findDmarcRecords(domain: string): Promise<string[] | null> {
  const labels = domain.split(".");
  for (let first = 0; first <= labels.length - 2; first++) {
    const found = await findTxtRecords(`_dmarc.${labels.slice(first).join(".")}`);
    if (found === null || findDmarcRecord(found)) return found;
  }
  return [];
}
