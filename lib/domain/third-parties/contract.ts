import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { recordsQuery } from "@/lib/platform/http/pagination";
import { registrationBody, registrationParts, registrationQuery, thirdParty, tokenQuery } from "./schema";

const write = { tag: "Third parties", scope: "third_parties:write" } as const;
const read = { tag: "Third parties", scope: "third_parties:read" } as const;

export const listThirdPartiesContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/third_parties",
  name: "listThirdParties",
  summary: "The organisation's third-party apps, newest first",
  query: recordsQuery,
  status: [200],
  answer: z.array(thirdParty),
});

export const registerThirdPartyContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/third_parties",
  name: "registerThirdParty",
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
  summary: "Register a third-party app; use POST instead",
  description: "Registers an app each time that it is called. It takes an API key only, no session.",
  keyOnly: true,
  deprecated: true,
  query: registrationQuery,
  location: "/v2/third_parties/:_id",
  status: [201],
  answer: thirdParty,
});

export const createTokenContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/third_parties/token",
  name: "getCreatorToken",
  summary: "A token for links that create an event without an account",
  description:
    "The token says that the app vouches for the creator's e-mail address. It is for this app and this address, and works for 24 hours.",
  query: tokenQuery,
  status: [200],
  answer: z.object({ token: z.string() }),
});
