import { z } from "zod";
import { searchQuery } from "@/lib/domain/contracts/pagination";
import { id, timestamp } from "@/lib/platform/http/fields";
import { SUPPRESSION_REASONS } from "./options";

const reason = z
  .enum(SUPPRESSION_REASONS)
  .describe(
    "`bounce`: a mail server returned a mail, as the address does not exist or is disabled. `complaint`: the recipient reported a mail as spam.",
  );

export const mailSuppression = z
  .object({
    _id: id,
    address: z.string(),
    reason,
    status: z.string().nullable().describe("The enhanced status code (RFC 3463), such as `5.1.1`."),
    answer: z.string().describe("The mail server’s words; empty if it gave none."),
    mail: id
      .nullable()
      .describe("The last mail that was returned or reported; it may have been deleted since."),
    createdAt: timestamp,
    last_at: timestamp.describe("When the last mail was returned or reported."),
    until: timestamp
      .nullable()
      .describe("Mails are sent to the address again from then on; null: until the suppression is deleted."),
  })
  .meta({ id: "MailSuppression" });

export const mailSuppressionsQuery = searchQuery.extend({ reason: reason.optional() });
