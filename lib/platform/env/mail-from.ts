import { z } from "zod";

export interface MailFrom {
  /** Null if the setting has no name. */
  name: string | null;
  address: string;
}

const NAMED_PATTERN = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>$/u;
const MAIL_FROM_RULE =
  "must be an e-mail address, such as meetings@example.com, or a name with one: Acme Meetings <meetings@example.com>";

/** `address`, `Name <address>` or `"Name" <address>` (RFC 5322). */
export const mailFrom = z
  .string()
  .trim()
  .transform((text): MailFrom => {
    const [, name = "", address = text] = NAMED_PATTERN.exec(text) ?? [];
    return { name: name.trim() || null, address: address.trim() };
  })
  .refine(({ address }) => z.email().safeParse(address).success, MAIL_FROM_RULE);
