import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { recordsQuery } from "@/lib/domain/contracts/pagination";
import { deleted, id } from "@/lib/platform/http/fields";
import { registrationBody, registrationParts, registrationQuery, thirdParty, tokenQuery } from "./schema";

const write = { tag: "Third parties", scope: "third_parties:write" } as const;
const read = { tag: "Third parties", scope: "third_parties:read" } as const;

const ofApp = z.object({ third_party_id: id });

export const listThirdPartiesContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/third_parties",
    name: "listThirdParties",
    audience: "admins",
    summary: "List third-party apps, newest first",
    query: recordsQuery,
    fromReplica: true,
    status: [200],
    answer: z.array(thirdParty),
  },
  { deletions: "third_party" },
);

export const getThirdPartyContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/third_parties/:third_party_id",
  name: "getThirdParty",
  audience: "admins",
  summary: "Get a third-party app",
  params: ofApp,
  status: [200],
  answer: thirdParty,
});

export const registerThirdPartyContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/third_parties",
  name: "registerThirdParty",
  audience: "admins",
  summary: "Register a third-party app",
  description: "`name` is required, as a query parameter or in the body.",
  query: registrationParts,
  body: registrationBody,
  location: "/v2/third_parties/:_id",
  status: [201],
  answer: thirdParty,
  example: {
    body: { name: "Support desk", contact_email: "dev@example.com", contact_name: "Dana Okoye" },
  },
});

export const registerThirdPartyByGetContract = defineContract({
  ...write,
  method: "GET",
  path: "/v2/third_parties/new",
  name: "registerThirdPartyByGet",
  audience: "admins",
  summary: "Register a third-party app; use POST instead",
  description: "Each call registers a new app. It takes an API key only, no session.",
  keyOnly: true,
  deprecated: { since: "2026-11-21", instead: "`POST /v2/third_parties`" },
  query: registrationQuery,
  location: "/v2/third_parties/:_id",
  status: [201],
  answer: thirdParty,
});

export const rotateThirdPartySecretContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/third_parties/:third_party_id/secret",
  name: "rotateThirdPartySecret",
  exact: true,
  audience: "admins",
  fresh: true,
  summary: "Rotate the secret of a third-party app",
  description:
    "The previous secret is refused from now on, as are creator tokens that were created with it. Links without a token continue to work.",
  params: ofApp,
  body: z.object({}).optional(),
  status: [200],
  answer: thirdParty,
  example: { body: {} },
});

export const deleteThirdPartyContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/third_parties/:third_party_id",
  name: "deleteThirdParty",
  audience: "admins",
  summary: "Delete a third-party app; its events stay",
  description:
    "Its secret, its creator tokens and the links that name it (`aid`) end at once: the links open a page that says so. In its events `third_party.app` becomes null, which creates a new version; `name` and `group_ids` stay.",
  params: ofApp,
  status: [200],
  answer: deleted,
});

export const getCreatorTokenContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/third_parties/token",
  name: "getCreatorToken",
  unseen: true,
  audience: "admins",
  summary: "Create a token for links that create an event without an account",
  description:
    "The token states that the app vouches for the creator's e-mail address. It is limited to this app and this address, and works for 24 hours, or until the app gets another secret.",
  query: tokenQuery,
  status: [200],
  answer: z.object({ token: z.string() }),
});
