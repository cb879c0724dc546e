import { defineContract } from "@/lib/domain/contracts/contract";
import {
  messagePreview,
  messagePreviewBody,
  messageTest,
  messageTestBody,
  messageText,
  messageTextBody,
  messageTextParams,
  messageTexts,
} from "./schema";

const read = { tag: "Message texts", scope: "organization:read", audience: "admins" } as const;
const write = { tag: "Message texts", scope: "organization:write", audience: "admins" } as const;

export const getMessageTextsContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/message_texts",
  name: "getMessageTexts",
  summary: "List the kinds of messages, their parts and variables, and the languages with own texts",
  description:
    "Mails and text messages about meetings that you can word yourself, in each language. Codes, sign-in, security and invitations have our words, because they protect their readers.",
  status: [200],
  answer: messageTexts,
});

export const getMessageTextContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/message_texts/:kind/:lang",
  name: "getMessageText",
  summary: "Get the text of a kind of message in a language",
  params: messageTextParams,
  status: [200],
  answer: messageText,
});

export const updateMessageTextContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/message_texts/:kind/:lang",
  name: "updateMessageText",
  summary: "Set the text of a kind of message in a language",
  description:
    "Used for readers of this language from now on, also in mails that are rendered later, such as reminders; readers of languages without a text of yours get ours. Team admins, fixed addresses of workflows and participants of meetings that a person outside of the organisation arranged always get ours. Each mistake is an entry of `errors`, with the line and the character.",
  params: messageTextParams,
  body: messageTextBody,
  status: [200],
  answer: messageText,
  example: {
    body: {
      subject: "See you soon: {title}",
      text: "Hello {recipient},\n\nwe are looking forward to {date}. Please read [how to find us](https://example.com/directions).",
    },
  },
});

export const deleteMessageTextContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/message_texts/:kind/:lang",
  name: "deleteMessageText",
  summary: "Go back to our text of a kind of message in a language",
  params: messageTextParams,
  status: [200],
  answer: messageText,
});

export const previewMessageTextContract = defineContract({
  ...read,
  method: "POST",
  path: "/v2/message_texts/preview",
  name: "previewMessageText",
  unversioned: true,
  exact: true,
  summary: "Render a message with a text that is not saved",
  description:
    "Nothing is stored or sent. Links to the page of the meeting do not work, so that a preview opens no meeting.",
  body: messagePreviewBody,
  status: [200],
  answer: messagePreview,
  example: {
    body: { kind: "reminder", lang: "en", draft: { subject: "Soon: {title}", text: "See you on {date}." } },
  },
});

export const testMessageTextContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/message_texts/test",
  name: "testMessageText",
  unversioned: true,
  exact: true,
  summary: "Mail a message with a text that is not saved to yourself",
  description:
    "Renders as the preview does, and goes to a member of the organisation only; at most ten in ten minutes. Text messages are not sent.",
  body: messageTestBody,
  status: [200],
  answer: messageTest,
  example: { body: { kind: "reminder", lang: "en", to: "jane@example.com" } },
});
