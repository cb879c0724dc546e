import { defineContract } from "@/lib/domain/contracts/contract";
import { mailSender, mailSenderBody, testMailSenderBody } from "./schema";

const write = { tag: "Mail sender", scope: "credentials:write", audience: "admins" } as const;

export const getMailSenderContract = defineContract({
  tag: "Mail sender",
  scope: "organization:read",
  audience: "admins",
  method: "GET",
  path: "/v2/mail_sender",
  name: "getMailSender",
  summary: "Get the organisation's own mail server and its state",
  status: [200],
  answer: mailSender,
});

export const updateMailSenderContract = defineContract({
  ...write,
  fresh: true,
  method: "PUT",
  path: "/v2/mail_sender",
  name: "updateMailSender",
  summary: "Set the organisation's own mail server",
  description:
    "Mails go by it after a test mail was accepted (`…/test`), again after each change of the server, the sender or the login.",
  body: mailSenderBody,
  status: [200],
  answer: mailSender,
  example: {
    body: {
      server: {
        host: "smtp.example.com",
        port: 587,
        security: "starttls",
        user: "meetings@example.com",
        password: "of this account",
      },
      from: "meetings@example.com",
      from_name: "Acme Meetings",
    },
  },
});

export const testMailSenderContract = defineContract({
  ...write,
  updates: true,
  unversioned: true,
  method: "POST",
  path: "/v2/mail_sender/test",
  name: "testMailSender",
  exact: true,
  summary: "Send a test mail by the organisation's own server",
  description:
    "Returns the sender after the test: `check` has the step that failed, and the server's answer. 404 without a server, 409 `mail_off` in test mode.",
  body: testMailSenderBody,
  status: [200],
  answer: mailSender,
  example: { body: { to: "jane@example.com" } },
});

export const deleteMailSenderContract = defineContract({
  ...write,
  fresh: true,
  unversioned: true,
  method: "DELETE",
  path: "/v2/mail_sender",
  name: "deleteMailSender",
  summary: "Delete the organisation's own mail server",
  description: "The installation sends the mails again.",
  status: [200],
  answer: mailSender,
});
