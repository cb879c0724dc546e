import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { id } from "@/lib/platform/http/fields";
import { mail, mailSummary, mailsQuery } from "./schema";

const resource = { method: "GET", tag: "Mails", scope: "mails:read", status: [200] } as const;

export const listMailsContract = defineList(
  {
    ...resource,
    path: "/v2/mails",
    name: "listMails",
    audience: "admins",
    summary: "List stored mails (usually the last 30 days), newest first",
    description: "Includes mails that were not sent because no mail server is set.",
    query: mailsQuery,
    fromReplica: true,
    answer: z.array(mailSummary),
  },
  { deletions: null },
);

export const resendMailContract = defineContract({
  tag: "Mails",
  scope: "mails:write",
  method: "POST",
  path: "/v2/mails/:mail_id/resend",
  name: "resendMail",
  exact: true,
  audience: "admins",
  summary: "Resend a mail",
  description:
    "Sends the original text to the same address, as a new mail: links in it may have expired since. Refused while the mail waits to be sent (409 `mail_waits`), without a mail server or in test mode (409 `mail_off`), and after three times (429 `mail_limit`, as for too many mails to people outside of the organisation).",
  params: z.object({ mail_id: id }),
  body: z.object({}).optional(),
  example: { body: {} },
  location: "/v2/mails/:_id",
  status: [201],
  answer: mailSummary,
});

export const getMailContract = defineContract({
  ...resource,
  path: "/v2/mails/:mail_id",
  name: "getMail",
  audience: "admins",
  summary: "Get a mail with its text",
  description:
    "Mails contain their readers' personal links to events: grant `mails:read` only to callers who may have those. Links to accounts (to sign up, to choose a password) are left out for keys without the scope `credentials:write`, and for all keys with scopes in mails to admins.",
  params: z.object({ mail_id: id }),
  answer: mail,
});
