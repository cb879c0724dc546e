import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { MailSender } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { findMailSender } from "./queries";

const LOCK = defineStatement("SELECT 1 FROM mail_senders WHERE organization_id = $1 FOR UPDATE");

/** Reads the sender under a lock until the transaction ends. */
export async function lockMailSender(tx: Db, organization: OrganizationId): Promise<MailSender | null> {
  await executeSql(tx, LOCK, [organization]);
  return findMailSender(tx, organization);
}
