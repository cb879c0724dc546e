import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer";
import { MAX_MAILS, MailPool } from "@/lib/domain/messaging/mail/mail-pool";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import type { ServerSender } from "./own-server";
import { buildSenderOptions } from "./sender-transport";

/** Connections per process to the server of one organisation; accounts of large services have three. */
export const MAX_SENDER_CONNECTIONS = 3;

const pools = createLazySingleton(() => new Map<string, MailPool>());

/** Sends by the organisation's own server. Its connections end with its settings. */
export function sendThroughSender(sender: ServerSender, message: Mail.Options): Promise<void> {
  const { revision } = sender;
  const open = pools();
  let pool = open.get(revision);
  if (!pool) {
    pool = new MailPool(
      () => createTransport(buildPoolOptions(sender)),
      () => open.delete(revision),
    );
    open.set(revision, pool);
  }
  return pool.send(message);
}

const buildPoolOptions = (sender: ServerSender) =>
  ({
    ...buildSenderOptions(sender),
    pool: true,
    maxConnections: MAX_SENDER_CONNECTIONS,
    maxMessages: MAX_MAILS,
    maxRequeues: 1, // the server closed the connection
  }) as const;
