import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
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
  summary: "Get the sign-in settings",
  status: [200],
  answer: signIn,
});

export const updateSignInContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/sign_in",
  name: "updateSignIn",
  summary: "Update the sign-in settings",
  description:
    "The discovery document of a new provider is fetched, within ten seconds, before anything is stored. Fields that are not sent stay as they are.",
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
  summary: "Add an e-mail domain of the sign-in provider",
  description: "The domain counts after its TXT record has been found: see `…/verify`.",
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
  summary: "Verify an e-mail domain by its TXT record",
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
  summary: "Delete an e-mail domain of the sign-in provider",
  params: z.object({ domain_id: id }),
  status: [200],
  answer: signIn,
});
