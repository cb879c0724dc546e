import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { id } from "@/lib/platform/http/fields";
import { signIn, signInBody, signInDomainBody } from "./schema";

const write = { tag: "Sign-in", scope: "credentials:write", audience: "admins", fresh: true } as const;

export const getSignInContract = defineContract({
  tag: "Sign-in",
  scope: "organization:read",
  audience: "admins",
  method: "GET",
  path: "/v2/sign_in",
  name: "getSignIn",
  summary: "How the organisation's people sign in",
  status: [200],
  answer: signIn,
});

export const updateSignInContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/sign_in",
  name: "updateSignIn",
  summary: "Change how the organisation's people sign in",
  description:
    "A new provider is asked for its discovery document before anything is stored, within ten seconds. What is left out stays.",
  body: signInBody,
  status: [200],
  answer: signIn,
  example: {
    body: {
      provider: {
        issuer: "https://login.example.com",
        client_id: "bookpage",
        client_secret: "of this client",
        joining: true,
        admin_groups: ["it-admins"],
      },
    },
  },
});

export const createSignInDomainContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/sign_in/domains",
  name: "createSignInDomain",
  summary: "Name a domain of addresses that the provider speaks for",
  description: "It counts once its TXT record was found: see `…/verify`.",
  body: signInDomainBody,
  status: [201, 200],
  answer: signIn,
  example: { body: { domain: "example.com" } },
});

export const verifySignInDomainContract = defineContract({
  ...write,
  updates: true,
  unversioned: true,
  method: "POST",
  path: "/v2/sign_in/domains/:domain_id/verify",
  name: "verifySignInDomain",
  exact: true,
  summary: "Look for the TXT record of a domain",
  params: z.object({ domain_id: id }),
  body: z.object({}).optional(),
  status: [200],
  answer: signIn,
  example: { body: {} },
});

export const deleteSignInDomainContract = defineContract({
  ...write,
  unversioned: true,
  method: "DELETE",
  path: "/v2/sign_in/domains/:domain_id",
  name: "deleteSignInDomain",
  summary: "Let the provider speak for a domain no more",
  params: z.object({ domain_id: id }),
  status: [200],
  answer: signIn,
});
