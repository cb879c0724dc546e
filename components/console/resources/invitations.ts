import { queryOptions } from "@tanstack/react-query";
import { api, type GetQuery, type Schemas, unwrapResponse } from "../api";
import { listTeams, TEAMS_KEY } from "./teams";
import { listUsers, USERS_KEY } from "./users";

/** The prefix of all query keys for lists of invitations. */
export const INVITATIONS_KEY = ["invitations"] as const;

export const listInvitations = (query: GetQuery<"/v2/invitations">) =>
  unwrapResponse(api.GET("/v2/invitations", { params: { query } }));

const toPath = (id: string) => ({ params: { path: { invitation_id: id } } });

export const sendInvitationReminder = (id: string) =>
  unwrapResponse(api.POST("/v2/invitations/{invitation_id}/remind", { ...toPath(id), body: {} }));

export const createInvitationLink = (id: string) =>
  unwrapResponse(api.POST("/v2/invitations/{invitation_id}/link", { ...toPath(id), body: {} }));

export const revokeInvitation = (id: string) =>
  unwrapResponse(api.DELETE("/v2/invitations/{invitation_id}", toPath(id)));

export const sendInvitations = async (invitations: Schemas["InvitationBody"][]) =>
  (await unwrapResponse(api.POST("/v2/invitations/batch", { body: { invitations } }))).value.results;

const MAX_TEAMS = 200;

/** The teams as options. */
export const teamOptionsQuery = queryOptions({
  queryKey: [...TEAMS_KEY, "options"],
  queryFn: async () =>
    (await listTeams({ limit: MAX_TEAMS })).value.map(({ _id, name }) => ({ value: _id, label: name })),
});

/** The maximal number of loaded users. */
export const MAX_NOT_JOINED = 1000;

/** The users who have never signed in, invited or not. */
export const notJoinedQuery = queryOptions({
  queryKey: [...USERS_KEY, "not joined"],
  queryFn: async () =>
    (await listUsers({ filter: "not_joined", limit: MAX_NOT_JOINED })).value.map(({ _id }) => _id),
});
