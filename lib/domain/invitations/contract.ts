import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { deleted, id } from "@/lib/platform/http/fields";
import { paginationQuery } from "@/lib/platform/http/pagination";
import { invitation, invitationBody, newInvitation } from "./schema";

const tag = "Invitations";

export const listInvitationsContract = defineContract({
  tag,
  scope: "users:read",
  method: "GET",
  path: "/v2/invitations",
  name: "listInvitations",
  audience: "admins",
  summary: "The links with which people join by themselves, newest first, revoked ones too",
  query: paginationQuery,
  status: [200],
  answer: z.array(invitation),
});

export const createInvitationContract = defineContract({
  tag,
  scope: "users:write",
  method: "POST",
  path: "/v2/invitations",
  name: "createInvitation",
  audience: "admins",
  summary: "Make a link to join the organisation with",
  description:
    "Whoever opens it makes an account of the organisation; each one fires `user.joined`. The answer shows the link once.",
  body: invitationBody,
  status: [201],
  answer: newInvitation,
  example: { body: { name: "Spring intake", expires_at: "2031-04-01T00:00:00.000Z", max_uses: 25 } },
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
  params: z.object({ invitation_id: id }),
  status: [200],
  answer: deleted,
});
