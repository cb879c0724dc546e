import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { mailSuppression, mailSuppressionsQuery } from "./schema";

const common = { tag: "Mails", audience: "admins" } as const;

export const listMailSuppressionsContract = defineList(
  {
    ...common,
    scope: "mails:read",
    method: "GET",
    path: "/v2/mail_suppressions",
    name: "listMailSuppressions",
    summary: "List the addresses to which mails are not sent, newest first",
    description:
      "Mails about meetings are not sent to an address for 30 days after a mail to it was returned. Recipients who reported a mail as spam get no reminders and no messages of workflows. Mails about accounts, and mails that an admin resends, are always sent.",
    query: mailSuppressionsQuery,
    status: [200],
    answer: z.array(mailSuppression),
  },
  { deletions: null, unsynced: "Suppressions are looked at, not copied; a mail says why it was not sent." },
);

export const deleteMailSuppressionContract = defineContract({
  ...common,
  scope: "mails:write",
  method: "DELETE",
  path: "/v2/mail_suppressions/:suppression_id",
  name: "deleteMailSuppression",
  unversioned: true,
  summary: "Send mails to an address again",
  description: "The next mail is sent; if it is returned, too, the address is suppressed again.",
  params: z.object({ suppression_id: id }),
  status: [200],
  answer: deleted,
});
