import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { id } from "@/lib/platform/http/fields";
import { defineList } from "@/lib/platform/http/list-contract";
import { mail, mailSummary, mailsQuery } from "./schema";

const resource = { method: "GET", tag: "Mails", scope: "mails:read", status: [200] } as const;

export const listMailsContract = defineList(
  {
    ...resource,
    path: "/v2/mails",
    name: "listMails",
    audience: "admins",
    summary: "The mails that are kept (usually those of the last 30 days), newest first",
    description: "Also those that were not sent as no mail server is set.",
    query: mailsQuery,
    fromReplica: true,
    answer: z.array(mailSummary),
  },
  { deletions: null },
);

export const getMailContract = defineContract({
  ...resource,
  path: "/v2/mails/:mail_id",
  name: "getMail",
  audience: "admins",
  summary: "A mail with its text",
  description:
    "Mails hold their readers' personal links to events: give `mails:read` to nobody who may not have those. Links to accounts (to sign up, to choose a password) are left out for keys without the scope `credentials:write`, and for all keys with scopes in mails to admins.",
  params: z.object({ mail_id: id }),
  answer: mail,
});
