import { buildTestEventBody } from "../events";
import { makeUniqueName } from "../users";
import type { OperationSamples } from "./sample";

export const teamSamples: OperationSamples = {
  createTeamEvent: {
    foreign: 404,
    call: ({ team }) => ({
      path: `/v2/teams/${team._id}/events`,
      body: buildTestEventBody("jane@example.com", { bookpage: true }),
    }),
  },
  listTeams: { foreign: "empty", call: () => ({ path: "/v2/teams" }) },
  getTeam: { foreign: 404, call: ({ team }) => ({ path: `/v2/teams/${team._id}` }) },
  getPublicTeam: { foreign: "same", call: ({ team }) => ({ path: `/v2/teams/${team._id}/public` }) },
  createTeam: {
    foreign: 404,
    call: ({ organization, user }) => ({
      path: "/v2/teams",
      body: { organization, extid: makeUniqueName("sample"), name: "Sales", members: [user._id] },
    }),
  },
  updateTeam: {
    foreign: 404,
    call: ({ team }) => ({ path: `/v2/teams/${team._id}`, body: { name: "Support" } }),
  },
  deleteTeam: { foreign: 404, call: ({ team }) => ({ path: `/v2/teams/${team._id}` }) },
  listTeamEvents: { foreign: 404, call: ({ team }) => ({ path: `/v2/teams/${team._id}/events` }) },
  getTeamAdminPreferences: {
    foreign: 404,
    call: ({ team }) => ({ path: `/v2/teams/${team._id}/admin-preferences` }),
  },
  createTeamAdminPreferences: {
    foreign: 404,
    call: ({ newTeam }) => ({
      path: `/v2/teams/${newTeam._id}/admin-preferences`,
      body: { new_message: true },
    }),
  },
  updateTeamAdminPreferences: {
    foreign: 404,
    call: ({ team }) => ({
      path: `/v2/teams/${team._id}/admin-preferences`,
      body: { new_message: true },
    }),
  },
};
