import type { Db } from "./client";
import { executeSql } from "./execute-sql";
import { defineStatement } from "./statement";

const SILENCE = defineStatement("SET LOCAL bookpage.audit = 'off'");

/**
 * Until the transaction ends, writes leave no entries in the audit log: they would keep what is being erased. Whoever
 * erases for somebody writes one entry that says so.
 */
export const suppressAudit = (tx: Db): Promise<unknown> => executeSql(tx, SILENCE);
