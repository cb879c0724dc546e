import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
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
    summary: "Who was invited by mail, and the links with which people join by themselves, newest first",
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
  summary: "An invitation",
  params: invitationParams,
  status: [200],
  answer: invitation,
});

const HOW_IT_IS_MAILED =
  "With `email` or `user` the link is mailed, in the language of whoever is invited, and names who invites. Whoever joins confirms the address, is put into the team and has the role. Mails count among those that an organisation may send in a day (429 `mail_limit`).";

export const createInvitationContract = defineContract({
  tag,
  scope: "users:write",
  method: "POST",
  path: "/v2/invitations",
  name: "createInvitation",
  audience: "admins",
  summary: "Invite somebody by mail, or make a link to join the organisation with",
  description: `Whoever opens the link makes an account of the organisation; each one fires \`user.joined\`. ${HOW_IT_IS_MAILED}`,
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
  summary: "Invite many people at once",
  description: `Up to 100 entries, each a body of POST /v2/invitations; each succeeds or fails on its own, and \`results\` has one for each, in order. A wrong entry is answered with its \`error\`; the status of the whole is 200. ${HOW_IT_IS_MAILED}`,
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
  summary: "Write once more to somebody who was invited and has not joined",
  description:
    "A day after the last mail at the earliest (`remind_from`), and five mails in all. An invitation that has expired is good for 14 days more.",
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
  summary: "The link of an invitation by mail, to be sent by other means",
  description:
    "The same that was mailed; of somebody who is in the organisation already a new one, which works once, within seven days.",
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
  summary: "Take an invitation back",
  description:
    "Nobody joins with the link any more; those who have stay. The list still shows it. `n` is 0 for one that was revoked already.",
  params: invitationParams,
  status: [200],
  answer: deleted,
});
