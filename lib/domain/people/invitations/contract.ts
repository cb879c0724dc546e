import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { invitationsQuery } from "./invitations-query";
import {
  invitation,
  invitationBatch,
  invitationBatchResponse,
  invitationBody,
  invitationLink,
  newInvitation,
} from "./schema";

const tag = "Invitations";

const invitationParams = z.object({ invitation_id: id });

export const listInvitationsContract = defineList(
  {
    tag,
    scope: "users:read",
    method: "GET",
    path: "/v2/invitations",
    name: "listInvitations",
    audience: "admins",
    summary: "List invitations by mail and invitation links, newest first",
    query: invitationsQuery,
    status: [200],
    answer: z.array(invitation),
  },
  { deletions: "invitation" },
);

export const getInvitationContract = defineContract({
  tag,
  scope: "users:read",
  method: "GET",
  path: "/v2/invitations/:invitation_id",
  name: "getInvitation",
  audience: "admins",
  summary: "Get an invitation",
  params: invitationParams,
  status: [200],
  answer: invitation,
});

const HOW_IT_IS_MAILED =
  "With `email` or `user` the link is mailed, in the language of the invited person, and names the inviter. A person who joins confirms the address, is added to the team and gets the role. Mails count towards the daily limit of the organisation (429 `mail_limit`).";

export const createInvitationContract = defineContract({
  tag,
  scope: "users:write",
  method: "POST",
  path: "/v2/invitations",
  name: "createInvitation",
  audience: "admins",
  summary: "Create an invitation by mail or an invitation link",
  description: `Each person who opens the link can create an account of the organisation; each account fires \`user.joined\`. ${HOW_IT_IS_MAILED}`,
  body: invitationBody,
  location: "/v2/invitations/:_id",
  status: [201],
  answer: newInvitation,
  example: { body: { email: "jane@example.com", first_name: "Jane", role: "manager" } },
});

export const createInvitationsContract = defineContract({
  tag,
  scope: "users:write",
  method: "POST",
  path: "/v2/invitations/batch",
  name: "createInvitations",
  audience: "admins",
  summary: "Create many invitations",
  description: `Up to 100 entries, each a body of POST /v2/invitations; each succeeds or fails on its own, and \`results\` has one for each, in order. A wrong entry gets its \`error\`; the status of the whole response is 200. ${HOW_IT_IS_MAILED}`,
  body: invitationBatch,
  status: [200],
  answer: invitationBatchResponse,
  example: {
    body: { invitations: [{ email: "jane@example.com" }, { user: "65f0c1a2b3c4d5e6f7a8b9c0" }] },
  },
});

export const remindInvitationContract = defineContract({
  tag,
  scope: "users:write",
  method: "POST",
  path: "/v2/invitations/:invitation_id/remind",
  name: "remindInvitation",
  exact: true,
  audience: "admins",
  summary: "Send a reminder of an invitation",
  description:
    "At the earliest a day after the last mail (`remind_from`), and five mails in all. An expired invitation is valid for another 14 days.",
  params: invitationParams,
  body: z.object({}),
  status: [200],
  answer: invitation,
  example: { body: {} },
});

export const createInvitationLinkContract = defineContract({
  tag,
  scope: "credentials:write",
  method: "POST",
  path: "/v2/invitations/:invitation_id/link",
  name: "createInvitationLink",
  exact: true,
  audience: "admins",
  summary: "Get the link of an invitation by mail",
  description:
    "The same link that was mailed; for a user who is already in the organisation a new one, which works once, within seven days.",
  params: invitationParams,
  body: z.object({}),
  status: [200],
  answer: invitationLink,
  example: { body: {} },
});

export const revokeInvitationContract = defineContract({
  tag,
  scope: "users:write",
  method: "DELETE",
  path: "/v2/invitations/:invitation_id",
  name: "revokeInvitation",
  audience: "admins",
  unversioned: true,
  summary: "Revoke an invitation",
  description:
    "The link no longer works; people who have joined stay. The list still shows the invitation. `n` is 0 if it was revoked before.",
  params: invitationParams,
  status: [200],
  answer: deleted,
});
