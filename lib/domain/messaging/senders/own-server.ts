import type { MailSender } from "@/lib/platform/db/generated/client";

/** A sender with a mail server of its own. */
export type ServerSender = MailSender & { host: string; port: number; security: string };

/** False if the installation's server sends for the domain of the sender. */
export const hasOwnServer = (sender: MailSender): sender is ServerSender =>
  sender.host !== null && sender.port !== null && sender.security !== null;
