import type { DkimStatus } from "./options";

/** TXT records of a sender's domain; null: no name server answered. */
export interface SenderRecords {
  dkim: string[] | null;
  spf: string[] | null;
  /** Of the domain itself, or else of the closest parent that has one (RFC 7489, 6.6.3). */
  dmarc: string[] | null;
}

/** Compares the key in the record with ours; spaces and further tags do not matter (RFC 6376, 3.6.1). */
export function evaluateDkim(records: string[] | null, publicKey: string): DkimStatus {
  if (records === null) return "unknown";
  const keys = records.flatMap(
    (record) => /(?:^|;)\s*p\s*=([^;]*)/.exec(record)?.[1]?.replace(/\s+/g, "") ?? [],
  );
  if (keys.includes(publicKey)) return "found";
  return keys.length > 0 ? "different" : "missing";
}

export const findSpfRecord = (records: string[] | null): string | null =>
  records?.find((record) => /^v=spf1(\s|$)/i.test(record)) ?? null;

export const findDmarcRecord = (records: string[] | null): string | null =>
  records?.find((record) => /^v=DMARC1\s*(;|$)/.test(record)) ?? null;
