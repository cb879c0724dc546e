import { generateToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

/**
 * Of an UPDATE of invitees: ends their links. The hash is of a text that nobody has seen, so that the key which was
 * shown once ends with those in mails; `token` is the parameter that has `generateToken()`.
 */
export const buildRevokeLinksSql = (token: `$${number}`) =>
  `key_version = key_version + 1, key_hash = sha256((${token} || id)::bytea)`;

const REVOKE_LINKS = defineStatement(
  `UPDATE invitees SET ${buildRevokeLinksSql("$3")} WHERE organization_id = $1 AND user_id = $2`,
);

/** Ends all links with which this person opens events, as organiser or invitee; mails from now on carry new ones. */
export const revokeEventLinks = (tx: Db, organization: OrganizationId, userId: string) =>
  executeSql(tx, REVOKE_LINKS, [organization, userId, generateToken()]);
