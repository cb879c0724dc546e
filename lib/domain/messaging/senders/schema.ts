import { z } from "zod";
import { parseDomainName } from "@/lib/domain/messaging/domains/domain-name";
import { email, id, LIMITS, line, requiredLine, timestamp } from "@/lib/platform/http/fields";
import { DKIM_STATUSES, SENDER_SECURITIES, SENDER_STATUSES, SENDER_STEPS } from "./options";

const MAX_HOST_CHARACTERS = 253;
const MAX_CREDENTIAL_CHARACTERS = 1024;
const MAX_PORT = 65_535;

/** A name or an IP address, without scheme and port. */
const HOST_PATTERN = /^(\[[\da-f:.]+\]|[^\s:/@?#\\]+)$/i;
const HOST_RULE = "must be a host name such as smtp.example.com";

const host = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, "must not be empty")
  .max(MAX_HOST_CHARACTERS)
  .refine((text) => HOST_PATTERN.test(text) && isHost(text), {
    error: HOST_RULE,
    params: { code: "invalid_format" },
  })
  .overwrite((text) => {
    const parsed = parseDomainName(text);
    return "domain" in parsed ? parsed.domain : text;
  })
  .meta({ examples: ["smtp.example.com"] });

/** IP addresses and single names, such as `localhost`, are for hosts that the operator allows. */
function isHost(text: string): boolean {
  return "domain" in parseDomainName(text) || URL.canParse(`http://${text}`);
}

const address = email.describe("The address that mails come from.");
const fromName = requiredLine(LIMITS.name)
  .nullable()
  .describe("The sender's name of all mails; null: each mail's own, such as “Ana via Acme”.");
const replyTo = email
  .nullable()
  .describe("Receives replies to mails that have no other address for them, such as the host's.");
const envelopeFrom = email
  .nullable()
  .describe("The envelope sender, which receives bounces; null: the address of `from`.");

const server = {
  host,
  port: z.int().min(1).max(MAX_PORT),
  security: z
    .enum(SENDER_SECURITIES)
    .describe(
      "`tls`: from the first byte, usually port 465. `starttls`: usually port 587; mails are not sent without TLS. `none`: only for hosts in the installation's `MAIL_ALLOWED_HOSTS`.",
    ),
  user: line(MAX_CREDENTIAL_CHARACTERS).trim().min(1).nullable().describe("null: no login."),
};

export const mailSender = z
  .object({
    _id: id.describe("The organisation's."),
    __v: z.int(),
    status: z
      .enum(SENDER_STATUSES)
      .describe(
        "`unset`: the installation sends from its address. `pending`: it still does, until a test mail was accepted. `working`: mails come from the organisation's address. `failing`: from the installation's, until the organisation's server, or the DNS record of its domain, works again.",
      ),
    server: z
      .object(server)
      .nullable()
      .describe("null: the installation's server sends, and signs mails for the domain of `from` (DKIM)."),
    from: address.nullable(),
    from_name: fromName,
    reply_to: replyTo,
    envelope_from: envelopeFrom,
    failing_since: timestamp.nullable(),
    check: z
      .object({
        at: timestamp,
        failed_step: z.enum(SENDER_STEPS).nullable().describe("null: the mail was accepted."),
        answer: z.string().describe("In the server's own words, if it answered."),
      })
      .nullable()
      .describe("The result of the last test mail, or of a failure since."),
    installation_server: z
      .boolean()
      .describe("Whether the installation has a mail server, which `server: null` needs."),
    dkim_record: z
      .object({ type: z.literal("TXT"), name: z.string(), value: z.string() })
      .nullable()
      .describe("The DNS record to publish; null with a server of one's own, which signs mails itself."),
    dns: z
      .object({
        at: timestamp,
        dkim: z
          .enum(DKIM_STATUSES)
          .nullable()
          .describe(
            "Whether `dkim_record` was found; `different`: its name has another key. null: with a server.",
          ),
        spf: z.string().nullable().describe("The SPF record of the domain of `from`."),
        dmarc: z
          .string()
          .nullable()
          .describe("The DMARC record of that domain, or of the closest parent with one."),
      })
      .nullable()
      .describe("The records of the domain of `from` at the last test."),
  })
  .meta({ id: "MailSender" });

export const mailSenderBody = z
  .object({
    server: z
      .object({
        ...server,
        port: server.port.default(587),
        security: server.security.default("starttls"),
        user: server.user.default(null),
        password: z
          .string()
          .min(1)
          .max(MAX_CREDENTIAL_CHARACTERS)
          .optional()
          .describe(
            "Never returned. If it is left out, the stored one stays, for the same host, port and user.",
          ),
      })
      .nullable()
      .describe("null: the installation's server sends for the domain of `from`, once it has `dkim_record`."),
    from: address,
    from_name: fromName.default(null),
    reply_to: replyTo.default(null),
    envelope_from: envelopeFrom.default(null),
  })
  .meta({ id: "MailSenderBody" });

export type MailSenderBody = z.output<typeof mailSenderBody>;

export const testMailSenderBody = z
  .object({
    to: email
      .optional()
      .describe("An address of a member of the organisation; by default that of the signed-in user."),
  })
  .optional();
