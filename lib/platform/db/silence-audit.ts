import type { Db } from "./client";
import { sql } from "./sql";
import { statement } from "./statement";

const SILENCE = statement("SET LOCAL bookpage.audit = 'off'");

/**
 * Until the transaction ends, writes leave no entries in the audit log: they would keep what is being erased. Whoever
 * erases for somebody writes one entry that says so.
 */
export const silenceAudit = (tx: Db): Promise<unknown> => sql(tx, SILENCE);
