import { z } from "zod";
import { HOUR, type Instant } from "@/lib/core/time/instant";
import type { EncryptionContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { getSmsProvider } from "./find-provider";
import { deriveRetrySeconds } from "./policy";
import { findSmsAccount } from "./queries";
import { openSmsAccount } from "./sms-account";
import { SEND_TEXT_REPLY } from "./tasks";

/** After this time, what a reply says may be wrong. */
const LIFETIME_MS = HOUR;

const buildContext = (organization: string) =>
  JSON.stringify(["sms reply", organization]) as EncryptionContext;

/** A reply of ours to a message from a phone. */
export interface TextReply {
  /** E.164. */
  to: string;
  text: string;
  /** The provider's id of the message from the phone: the reply to a repeated call replaces one that waits. */
  repliesTo: string | null;
}

/** Builds the payload and the key of a job. The number and the text, which may have a personal link, are sealed. */
export const buildReplyJob = (
  organization: OrganizationId,
  { to, text, repliesTo }: TextReply,
  now: Instant,
) => ({
  payload: {
    organization,
    sealed: Buffer.from(seal(JSON.stringify({ to, text }), buildContext(organization))).toString("base64"),
    expires_at: new Date(now + LIFETIME_MS).toISOString(),
    attempt: 0,
  },
  key: repliesTo === null ? null : `${organization}/${repliesTo}`,
});

const sealedReply = z.object({ to: z.string(), text: z.string() });

/** Opens the reply of a job; null if it is over or cannot be decrypted. */
export function openReply(
  { organization, sealed, expires_at: expiresAt }: ReplyPayload,
  now: Instant,
): { to: string; text: string; validSeconds: number } | null {
  const opened = unseal(Buffer.from(sealed, "base64"), buildContext(organization));
  const validSeconds = Math.floor((Date.parse(expiresAt) - now) / 1000);
  if (opened === null || validSeconds <= 0) return null;
  return { ...sealedReply.parse(tryParseJson(opened)), validSeconds };
}

type ReplyPayload = PayloadOf<typeof SEND_TEXT_REPLY>;

/** Queues a reply of ours. */
export const enqueueTextReply = (
  tx: Db,
  organization: OrganizationId,
  reply: TextReply,
  now: Instant,
): Promise<void> => {
  const { payload, key } = buildReplyJob(organization, reply, now);
  return addJob(tx, SEND_TEXT_REPLY, payload, key ? { key: `${SEND_TEXT_REPLY.name}/${key}` } : {});
};

export interface ReplyRun {
  now: Instant;
  /** The queue runs the job again, so that a worker was lost, perhaps after it had sent the reply. */
  isRepeated: boolean;
}

/** Sends a reply of ours, at most once: it is repeated only if the provider has certainly not taken it. */
export async function sendTextReply(
  db: Db,
  payload: ReplyPayload,
  { now, isRepeated }: ReplyRun,
): Promise<void> {
  if (isRepeated) return;
  const reply = openReply(payload, now);
  const account = await findSmsAccount(db, asOrganizationId(payload.organization));
  const access = account && openSmsAccount(account);
  if (!access || !reply) return;
  const result = await getSmsProvider(account.provider).send(access, {
    ...reply,
    from: account.sender,
    callbackUrl: null,
  });
  if (result.kind !== "later") return;
  const runAt = new Date(now + deriveRetrySeconds(payload.attempt + 1, result.seconds) * 1000);
  await addJob(db, SEND_TEXT_REPLY, { ...payload, attempt: payload.attempt + 1 }, { runAt });
}
