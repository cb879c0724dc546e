import { recordChange } from "@/lib/domain/audit/record-entry";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { lockOrganization } from "@/lib/domain/tenancy/organizations/lock-organization";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { MailSender } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listSenderChanges } from "./list-sender-changes";
import { findMailSender } from "./queries";
import type { MailSenderBody } from "./schema";
import { serializeMailSender } from "./serialize";
import { validateServerAddress } from "./validate-server-address";

/** Stores the organisation's own server. What a test mail proves anew is pending until one was accepted. */
export function updateMailSender(
  db: Db,
  organization: OrganizationId,
  body: MailSenderBody,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const row = await findMailSender(tx, organization);
    precondition.check({ id: organization, v: row?.v ?? 0 });
    if (!isSameServer(row, body.server)) validateServerAddress(body.server);
    const before = serializeMailSender(organization, row);
    const columns = toColumns(organization, body, row);
    const where = { organizationId: organization };
    const updated = row
      ? await tx.mailSender.update({ where, data: { ...columns, ...buildReset(row, columns) } })
      : await tx.mailSender.create({ data: { ...where, ...columns, revision: generateId() } });
    const after = serializeMailSender(organization, updated);
    const changes = listSenderChanges(before, after, Boolean(body.server.password));
    if (Object.keys(changes).length === 0) return after;
    const saved = await tx.mailSender.update({ where, data: { v: { increment: 1 } } });
    await recordChange(tx, organization, {
      action: row ? "update" : "create",
      resource: "mail_sender",
      id: organization,
      changes,
    });
    return serializeMailSender(organization, saved);
  });
}

/** Other settings can be saved after the operator has taken a server off the allowed ones. */
const isSameServer = (row: MailSender | null, { host, port, security }: MailSenderBody["server"]): boolean =>
  row?.host === host && row.port === port && row.security === security;

type Columns = ReturnType<typeof toColumns>;

function toColumns(organization: OrganizationId, body: MailSenderBody, row: MailSender | null) {
  const { host, port, security, user, password } = body.server;
  if (user === null && password !== undefined)
    throw buildFieldProblem("/server/user", "required", "must be given with a password");
  return {
    host,
    port,
    security,
    username: user,
    password: user === null ? null : sealPassword(organization, body, row),
    fromAddress: body.from,
    fromName: body.from_name,
    replyTo: body.reply_to,
    envelopeFrom: body.envelope_from,
  };
}

/** A stored password goes to the server and the account it was given for, and to no other. */
function sealPassword(
  organization: OrganizationId,
  { server: { host, port, user, password } }: MailSenderBody,
  row: MailSender | null,
): Uint8Array<ArrayBuffer> {
  if (password !== undefined)
    return seal(password, buildRowContext("mail_senders.password", organization, organization));
  const isSame = row?.host === host && row.port === port && row.username === user;
  if (!isSame || !row.password)
    throw buildFieldProblem("/server/password", "required", "must be given for another host, port or user");
  return new Uint8Array(row.password);
}

const PROVEN = ["host", "port", "security", "username", "fromAddress", "envelopeFrom"] as const;

/** A change of anything that the server may refuse needs another test mail. */
function buildReset(row: MailSender, columns: Columns) {
  const isNewPassword = !isSameBytes(row.password, columns.password);
  if (!isNewPassword && PROVEN.every((name) => row[name] === columns[name])) return {};
  return {
    status: "pending",
    revision: generateId(),
    failures: 0,
    failingSince: null,
    retryAt: null,
    checkedAt: null,
    failedStep: null,
    answer: null,
  };
}

const isSameBytes = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one === null || other === null ? one === other : Buffer.compare(one, other) === 0;
