import type { Instant } from "@/lib/core/time/instant";
import type { MailSender } from "@/lib/platform/db/generated/client";
import { evaluateDkim, findDmarcRecord, findSpfRecord, type SenderRecords } from "./evaluate-sender-records";
import type { DkimStatus } from "./options";

/** The result of the last lookup of a domain's records, as the column `dns` has it. */
export interface StoredRecords {
  at: string;
  /** null: the sender's own server signs. */
  dkim: DkimStatus | null;
  spf: string | null;
  dmarc: string | null;
}

const MAX_RECORD_CHARACTERS = 500;

export const toStoredRecords = (
  { dkimPublicKey }: MailSender,
  { dkim, spf, dmarc }: SenderRecords,
  now: Instant,
): StoredRecords => ({
  at: new Date(now).toISOString(),
  dkim: dkimPublicKey ? evaluateDkim(dkim, dkimPublicKey) : null,
  spf: findSpfRecord(spf)?.slice(0, MAX_RECORD_CHARACTERS) ?? null,
  dmarc: findDmarcRecord(dmarc)?.slice(0, MAX_RECORD_CHARACTERS) ?? null,
});
