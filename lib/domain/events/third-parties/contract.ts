import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { recordsQuery } from "@/lib/platform/http/pagination";
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
    summary: "The organisation's third-party apps, newest first",
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
  summary: "A third-party app",
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
  description: "Registers an app each time that it is called. It takes an API key only, no session.",
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
  summary: "Exchange an app's secret",
  description:
    "The last secret is refused from now on, as are creator tokens that were answered for it. Links without a token go on working.",
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
    "Its secret, its creator tokens and the links that name it (`aid`) end at once: they lead to a page that says so. In its events `third_party.app` becomes null, which counts a version; `name` and `group_ids` stay.",
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
  summary: "A token for links that create an event without an account",
  description:
    "The token says that the app vouches for the creator's e-mail address. It is for this app and this address, and works for 24 hours, or until the app gets another secret.",
  query: tokenQuery,
  status: [200],
  answer: z.object({ token: z.string() }),
});
