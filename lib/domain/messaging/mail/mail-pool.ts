import { createTransport, type Transporter } from "nodemailer";
import type Mail from "nodemailer/lib/mailer";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { env } from "@/lib/platform/env/env";
import { buildTransportOptions } from "./transport";

/** Connections per process; many mail servers limit them. `?maxConnections=` of SMTP_URL takes precedence. */
const MAX_CONNECTIONS = 8;
/** Mails per connection, which servers limit as well. */
export const MAX_MAILS = 100;
/** Closes idle connections before the server does, so that no mail meets a closing connection. */
const IDLE_TIMEOUT_MS = 1000;

/**
 * Reuses connections, as connecting with TLS and a password takes several times as long as sending a mail. Further
 * mails wait in the pool, first in, first out.
 */
export class MailPool {
  private transport: Transporter | null = null;
  private sending = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly openTransport: () => Transporter,
    private readonly onIdle: () => void = () => {},
  ) {}

  async send(message: Mail.Options): Promise<void> {
    clearTimeout(this.idle);
    this.transport ??= this.openTransport();
    this.sending += 1;
    try {
      await this.transport.sendMail(message);
    } finally {
      this.sending -= 1;
      if (this.sending === 0) this.idle = setTimeout(() => this.close(), IDLE_TIMEOUT_MS);
    }
  }

  private close() {
    this.transport?.close();
    this.transport = null;
    this.onIdle();
  }
}

const pool = createLazySingleton(() => new MailPool(openTransport));

export const sendThroughPool = (message: Mail.Options): Promise<void> => pool().send(message);

function openTransport() {
  const options = buildPoolOptions();
  if (!options) throw new Error("SMTP_URL is not set.");
  return createTransport(options);
}

export const getMailConnectionCount = (): number => buildPoolOptions()?.maxConnections ?? MAX_CONNECTIONS;

function buildPoolOptions() {
  const { SMTP_URL } = env();
  if (!SMTP_URL) return null;
  return {
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxMessages: MAX_MAILS,
    maxRequeues: 1, // the server closed the connection; the queue retries every other failure
    ...buildTransportOptions(new URL(SMTP_URL)),
  } as const;
}
