import { generateToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

/**
 * Expression for an UPDATE of invitees that revokes their links, those in mails and the key that was returned
 * once, as it sets the hash of an unknown text; `token` is the parameter with `generateToken()`.
 */
export const buildRevokeLinksSql = (token: `$${number}`) =>
  `key_version = key_version + 1, key_hash = sha256((${token} || id)::bytea)`;

const REVOKE_LINKS = defineStatement(
  `UPDATE invitees SET ${buildRevokeLinksSql("$3")} WHERE organization_id = $1 AND user_id = $2`,
);

/**
 * Revokes all links with which this user opens events, as organiser or invitee; later mails carry new ones.
 */
export const revokeEventLinks = (tx: Db, organization: OrganizationId, userId: string) =>
  executeSql(tx, REVOKE_LINKS, [organization, userId, generateToken()]);
