import { buildEveryDay, makeUniqueName } from "../users";
import type { OperationSamples } from "./sample";
import { ONE_PIXEL_PNG } from "./sample-bodies";

export const peopleSamples: OperationSamples = {
  // No secret is configured.
  exportPersonalData: {
    foreign: "others",
    call: () => ({ path: "/v2/personal_data?email=guest@example.com" }),
  },
  erasePersonalData: {
    foreign: "new",
    call: () => ({ path: "/v2/personal_data/erasures", body: { email: "unknown.name@example.com" } }),
  },
  listInvitations: { foreign: "empty", call: () => ({ path: "/v2/invitations" }) },
  getInvitation: {
    foreign: 404,
    call: ({ invited }) => ({ path: `/v2/invitations/${invited._id}` }),
  },
  createInvitations: {
    foreign: 200,
    call: ({ departingUser }) => ({
      path: "/v2/invitations/batch",
      body: { invitations: [{ user: departingUser._id }] },
    }),
  },
  remindInvitation: {
    foreign: 404,
    call: ({ invited }) => ({ path: `/v2/invitations/${invited._id}/remind`, body: {} }),
  },
  createInvitationLink: {
    foreign: 404,
    call: ({ invited }) => ({ path: `/v2/invitations/${invited._id}/link`, body: {} }),
  },
  createInvitation: {
    foreign: "new",
    call: () => ({ path: "/v2/invitations", body: { name: "Summer intake", max_uses: 3 } }),
  },
  revokeInvitation: {
    foreign: 404,
    call: ({ invitation }) => ({ path: `/v2/invitations/${invitation._id}` }),
  },
  listUsers: { foreign: "empty", call: () => ({ path: "/v2/users" }) },
  getUser: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}` }) },
  putPhoto: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/photo`, ...ONE_PIXEL_PNG }) },
  deletePhoto: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/photo` }) },
  createUser: {
    foreign: 404,
    call: ({ organization }) => ({
      path: "/v2/users",
      body: { organization, user: { email: `${makeUniqueName("new")}@example.com` } },
    }),
  },
  updateUserByEmailOrExtid: {
    foreign: 404,
    call: ({ user }) => ({ path: "/v2/users", body: { user: { emails: user.emails, first_name: "Eve" } } }),
  },
  updateUser: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}`, body: { user: { first_name: "Eve" } } }),
  },
  createUsers: {
    foreign: 404,
    call: ({ organization }) => ({
      path: "/v2/users/batch",
      body: { organization, users: [{ user: { email: `${makeUniqueName("batch")}@example.com` } }] },
    }),
  },
  updateUsers: {
    foreign: 404,
    call: ({ organization, user }) => ({
      path: "/v2/users/batch",
      body: { organization, users: [{ user: { emails: user.emails, first_name: "Eve" } }] },
    }),
  },
  listPeople: { foreign: "empty", call: () => ({ path: "/v2/people" }) },
  getPerson: { foreign: 404, call: ({ user }) => ({ path: `/v2/people/${user._id}` }) },
  countPeople: { foreign: 200, call: () => ({ path: "/v2/people/counts" }) },
  changePeople: {
    foreign: 200,
    call: ({ user }) => ({
      path: "/v2/people/batch",
      body: { users: [user._id], availability: { days: buildEveryDay("09:00", "17:00") } },
    }),
  },
  deleteUser: { foreign: 404, call: ({ departingUser }) => ({ path: `/v2/users/${departingUser._id}` }) },
  getConferencing: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/conferencing` }) },
  deleteVideoAccount: {
    foreign: 404,
    call: ({ user, videoAccount }) => ({
      path: `/v2/users/${user._id}/conferencing/${videoAccount._id}`,
    }),
  },
  getPreferences: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/preferences` }) },
  getSlackPreferences: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/slack` }) },
  updateSlackPreferences: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/slack`, body: { direct: true, day_hour: 8 } }),
  },
  getUserPhone: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/phone` }) },
  startUserPhone: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/phone`, body: { number: "+49 151 12345678" } }),
  },
  confirmUserPhone: {
    foreign: 400,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/phone/confirm`, body: { code: "482913" } }),
  },
  deleteUserPhone: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/phone` }) },
  getOnboarding: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/onboarding` }) },
  getListSettings: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/list_settings` }) },
  updateListSettings: {
    foreign: 404,
    call: ({ user }) => ({
      path: `/v2/users/${user._id}/list_settings`,
      body: { views: [{ list: "events", name: "No-shows", params: { filter: "no_show" } }] },
    }),
  },
  updateOnboarding: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/onboarding`, body: { hidden: true } }),
  },
  updatePreferences: {
    foreign: 404,
    call: ({ user }) => ({
      path: `/v2/users/${user._id}/preferences`,
      body: { email: { vote_update: false, new_suggestions_own: false }, log: { push_enabled: true } },
    }),
  },
  getPrimaryBookpage: { foreign: 404, call: ({ user }) => ({ path: `/v2/users/${user._id}/bookpage` }) },
  getOwnedResources: {
    foreign: 404,
    call: ({ user }) => ({ path: `/v2/users/${user._id}/owned_resources` }),
  },
  startOffboardings: {
    foreign: 404,
    call: ({ parting, deputy }) => ({
      path: "/v2/offboardings",
      body: { users: [parting._id], to: { user: deputy._id }, account: "delete" },
    }),
  },
  listOffboardings: { foreign: "empty", call: () => ({ path: "/v2/offboardings" }) },
  getOffboarding: {
    foreign: 404,
    call: ({ offboarding }) => ({ path: `/v2/offboardings/${offboarding._id}` }),
  },
};
