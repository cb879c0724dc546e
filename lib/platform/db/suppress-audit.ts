import type { Db } from "./client";
import { executeSql } from "./execute-sql";
import { defineStatement } from "./statement";

const SILENCE = defineStatement("SET LOCAL bookpage.audit = 'off'");

/**
 * Writes leave no audit entries until the transaction ends, because these would retain erased data. The caller writes
 * one entry about the erasure.
 */
export const suppressAudit = (tx: Db): Promise<unknown> => executeSql(tx, SILENCE);
