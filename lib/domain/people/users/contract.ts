import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import {
  pictureRemovalContract,
  pictureUploadContract,
} from "@/lib/domain/tenancy/pictures/picture-contract";
import { deleted, id } from "@/lib/platform/http/fields";
import { userBatch, userBatchResponse } from "./batch-schema";
import {
  hasCredentials,
  isSelfEditable,
  user,
  userBody,
  userEntry,
  userResponse,
  userUpdate,
} from "./schema";
import { usersQuery } from "./users-query";

const userParams = z.object({ user_id: id });

const write = { tag: "Users", scope: "users:write" } as const;
const read = { tag: "Users", scope: "users:read" } as const;

export const listUsersContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/users",
    name: "listUsers",
    audience: "teamsRead",
    summary: "List users, newest first",
    query: usersQuery,
    fromReplica: true,
    status: [200],
    answer: z.array(user),
  },
  { deletions: "user" },
);

export const getUserContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/users/:user_id",
  name: "getUser",
  audience: "peopleRead",
  summary: "Get a user",
  params: userParams,
  status: [200],
  answer: user,
});

export const createUserContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/users",
  name: "createUser",
  audience: "admins",
  summary: "Create a user, with credentials, availability and booking page in one call",
  description:
    "The call creates everything or nothing. Repeating it is safe: an existing user with the same `_id` or `account.organization.extid` is returned unchanged, with status 200.",
  body: userBody,
  location: "/v2/users/:_id",
  status: [201, 200],
  answer: userResponse,
  example: {
    body: {
      organization: "65f0c1a2b3c4d5e6f7a8b9c0",
      user: {
        emails: ["jane@example.com"],
        first_name: "Jane",
        last_name: "Doe",
        timezone: "Europe/Paris",
        account: { organization: { extid: "crm-4711" } },
      },
      availability: {
        days: { monday: { enabled: true, slots: [{ start_time: "09:00", end_time: "17:00" }] } },
      },
      bookpage: { nickname: "jane-doe", custom: { duration: 30, auto_confirm: true } },
    },
  },
});

export const updateNamedUserContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/users",
  name: "updateUserByEmailOrExtid",
  audience: "admins",
  fresh: ({ body }) => hasCredentials(body) || body.user?.suspended === true,
  summary: "Update the user named in the body and set the booking page",
  description: "Finds the user by `_id`, else by `account.organization.extid`, else by e-mail.",
  body: userEntry,
  status: [200],
  answer: userResponse,
  example: { body: { user: { emails: ["jane@example.com"] }, bookpage: { nickname: "jane-doe" } } },
});

const batchDescription =
  "Up to 100 entries, one after the other; each succeeds or fails on its own, and `results` has one for each, in order. A wrong entry gets its `error`; the status of the whole response is 200.";

export const createUsersContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/users/batch",
  name: "createUsers",
  audience: "admins",
  summary: "Create many users",
  description: `Each entry is a body of POST /v2/users, with \`organization\` optional. ${batchDescription}`,
  body: userBatch,
  status: [200],
  answer: userBatchResponse,
  example: {
    body: {
      users: [
        {
          user: { email: "jane@example.com", account: { organization: { extid: "crm-4711" } } },
          bookpage: { nickname: "jane-doe" },
        },
        { user: { email: "john@example.com" }, finish_signup_with: "email" },
      ],
    },
  },
});

export const updateUsersContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/users/batch",
  name: "updateUsers",
  audience: "admins",
  fresh: ({ body }) =>
    body.users.some(
      (entry) => hasCredentials(Object(entry)) || Object(Object(entry).user).suspended === true,
    ),
  unversioned: true,
  summary: "Update many users",
  description: `Each entry is a body of PUT /v2/users. ${batchDescription}`,
  body: userBatch,
  status: [200],
  answer: userBatchResponse,
  example: {
    body: { users: [{ user: { email: "jane@example.com", timezone: "America/New_York" } }] },
  },
});

export const updateUserContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/users/:user_id",
  name: "updateUser",
  audience: "profiles",
  fresh: ({ body }) => hasCredentials(body) || body.user?.suspended === true,
  summary: "Update a user",
  params: userParams,
  body: userUpdate,
  memberMay: ({ body }) => !body.login && !body.finish_signup_with && isSelfEditable(body.user ?? {}),
  resource: "user",
  status: [200],
  answer: userResponse,
  example: { body: { user: { timezone: "America/New_York" } } },
});

export const deleteUserContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/users/:user_id",
  name: "deleteUser",
  audience: "admins",
  fresh: true,
  summary: "Delete a user",
  description:
    "Removes the user with booking pages, availabilities, calendars, preferences, login and memberships of teams; sessions end at once. Events stay as they are, with the user's name and address but without a link to the user. Confirmed ones stay confirmed and guests are not notified; `GET /v2/action_items` lists them as meetings without a host until another user takes them over or cancels them. `POST /v2/offboardings` hands over first what the user has, and then deletes the user. The last admin cannot be deleted.",
  params: userParams,
  status: [200],
  answer: deleted,
});

const photo = {
  ...write,
  path: "/v2/users/:user_id/photo",
  params: userParams,
  answer: user,
  audience: "profiles",
} as const;

export const putPhotoContract = defineContract({
  ...pictureUploadContract,
  ...photo,
  name: "putPhoto",
  summary: "Upload a user's photo",
});

export const deletePhotoContract = defineContract({
  ...pictureRemovalContract,
  ...photo,
  name: "deletePhoto",
  summary: "Remove a user's photo",
});
