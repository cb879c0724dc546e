import { recordChange } from "@/lib/domain/audit/record-entry";
import type { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { lockOrganization } from "@/lib/domain/tenancy/organizations/lock-organization";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { type MailSender, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { createDkimKey, type DkimColumns, getSenderDomain } from "./dkim-key";
import { listSenderChanges } from "./list-sender-changes";
import { findMailSender } from "./queries";
import type { MailSenderBody } from "./schema";
import { serializeMailSender } from "./serialize";
import { validateServerAddress } from "./validate-server-address";

type ServerBody = NonNullable<MailSenderBody["server"]>;

/**
 * Stores the organisation's own server, or a domain for which the installation's server sends. What a test mail proves
 * anew is pending until one was accepted.
 */
export async function updateMailSender(
  db: Db,
  organization: OrganizationId,
  body: MailSenderBody,
  precondition: Precondition,
) {
  // Made before the transaction, as it takes a while.
  const hasKey =
    body.server !== null || findKeyFor(body.from, await findMailSender(db, organization)) !== null;
  const newKey = hasKey ? null : await createDkimKey(organization);
  return withTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const row = await findMailSender(tx, organization);
    precondition.check({ id: organization, v: row?.v ?? 0 });
    if (body.server && !isSameServer(row, body.server)) validateServerAddress(body.server);
    const before = serializeMailSender(organization, row);
    const columns = {
      ...(body.server ? toServerColumns(organization, body.server, row) : toDomainColumns(body, row, newKey)),
      fromAddress: body.from,
      fromName: body.from_name,
      replyTo: body.reply_to,
      envelopeFrom: body.envelope_from,
    };
    const where = { organizationId: organization };
    const updated = row
      ? await tx.mailSender.update({ where, data: { ...columns, ...buildReset(row, columns) } })
      : await tx.mailSender.create({ data: { ...where, ...columns, revision: generateId() } });
    const after = serializeMailSender(organization, updated);
    const changes = listSenderChanges(before, after, Boolean(body.server?.password));
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
const isSameServer = (row: MailSender | null, { host, port, security }: ServerBody): boolean =>
  row?.host === host && row.port === port && row.security === security;

interface ServerColumns extends Nullable<DkimColumns> {
  host: string | null;
  port: number | null;
  security: string | null;
  username: string | null;
  password: Uint8Array<ArrayBuffer> | null;
}

type Nullable<T> = { [K in keyof T]: T[K] | null };

function toServerColumns(
  organization: OrganizationId,
  server: ServerBody,
  row: MailSender | null,
): ServerColumns {
  const { host, port, security, user, password } = server;
  if (user === null && password !== undefined)
    throw buildFieldProblem("/server/user", "required", "must be given with a password");
  return {
    host,
    port,
    security,
    username: user,
    password: user === null ? null : sealPassword(organization, server, row),
    dkimSelector: null,
    dkimPublicKey: null,
    dkimPrivateKey: null,
  };
}

/** A stored password goes to the server and the account it was given for, and to no other. */
function sealPassword(
  organization: OrganizationId,
  { host, port, user, password }: ServerBody,
  row: MailSender | null,
): Uint8Array<ArrayBuffer> {
  if (password !== undefined)
    return seal(password, buildRowContext("mail_senders.password", organization, organization));
  const isSame = row?.host === host && row.port === port && row.username === user;
  if (!isSame || !row.password)
    throw buildFieldProblem("/server/password", "required", "must be given for another host, port or user");
  return new Uint8Array(row.password);
}

/** The key stays as long as the domain does, so that its DNS record stays valid. */
function findKeyFor(fromAddress: string, row: MailSender | null): DkimColumns | null {
  if (!row?.dkimSelector || !row.dkimPublicKey || !row.dkimPrivateKey) return null;
  if (getSenderDomain(row) !== getSenderDomain({ fromAddress })) return null;
  return {
    dkimSelector: row.dkimSelector,
    dkimPublicKey: row.dkimPublicKey,
    dkimPrivateKey: new Uint8Array(row.dkimPrivateKey),
  };
}

function toDomainColumns(
  { from, envelope_from }: MailSenderBody,
  row: MailSender | null,
  newKey: DkimColumns | null,
): ServerColumns {
  if (!env().SMTP_URL)
    throw buildFieldProblem("/server", "required", "must be given, as this installation has no mail server");
  if (envelope_from !== null)
    throw buildFieldProblem(
      "/envelope_from",
      "refused",
      "must be null without a server, as the installation’s server receives bounces",
    );
  const key = findKeyFor(from, row) ?? newKey;
  if (!key) throw new ApiProblem("changed_since", "The sender was changed meanwhile. Save it again.");
  return { host: null, port: null, security: null, username: null, password: null, ...key };
}

const PROVEN = [
  "host",
  "port",
  "security",
  "username",
  "fromAddress",
  "envelopeFrom",
  "dkimSelector",
] as const;

type Proven = Pick<MailSender, (typeof PROVEN)[number] | "password">;

/** A change of anything that the server may refuse needs another test mail. */
function buildReset(row: MailSender, columns: Proven) {
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
    dns: Prisma.DbNull,
  };
}

const isSameBytes = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one === null || other === null ? one === other : Buffer.compare(one, other) === 0;
