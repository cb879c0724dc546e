import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
import { createDomainBody, domain, domainParams, updateDomainBody } from "./schema";

const common = { tag: "Domains", audience: "admins" } as const;
const read = { ...common, scope: "organization:read" } as const;
const write = { ...common, scope: "organization:write" } as const;

export const listDomainsContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/domains",
    name: "listDomains",
    summary: "The domains under which the organisation shows its pages",
    status: [200],
    answer: z.array(domain),
  },
  { deletions: null, unsynced: "they are few" },
);

export const createDomainContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/domains",
  name: "createDomain",
  summary: "Name a domain under which pages are to be shown",
  description: "It counts once its TXT record was found: see `…/check`. Said once more, nothing changes.",
  body: createDomainBody,
  location: "/v2/domains/:_id",
  status: [201, 200],
  answer: domain,
  example: { body: { domain: "meet.example.com" } },
});

export const getDomainContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/domains/:domain_id",
  name: "getDomain",
  summary: "A domain, and what its name servers said last",
  params: domainParams,
  status: [200],
  answer: domain,
});

export const updateDomainContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/domains/:domain_id",
  name: "updateDomain",
  summary: "Choose the main domain, and what its root shows",
  params: domainParams,
  body: updateDomainBody,
  status: [200],
  answer: domain,
  example: { body: { start_page: "teams" } },
});

export const checkDomainContract = defineContract({
  ...write,
  updates: true,
  unversioned: true,
  method: "POST",
  path: "/v2/domains/:domain_id/check",
  name: "checkDomain",
  exact: true,
  summary: "Look for the TXT record of a domain now",
  description:
    "Answers the domain as it is then: `status` and `found` say what came of it. 409 where another organisation's proof stands beside yours, or where no name server answers.",
  params: domainParams,
  body: z.object({}).optional(),
  status: [200],
  answer: domain,
  example: { body: {} },
});

export const deleteDomainContract = defineContract({
  ...write,
  unversioned: true,
  method: "DELETE",
  path: "/v2/domains/:domain_id",
  name: "deleteDomain",
  summary: "Show no pages under a domain any more",
  description:
    "409 while pages have names there that are somebody else's at the installation's own address: they could not be found any more.",
  params: domainParams,
  status: [204],
  answer: z.null(),
});

export const authorizeCertificateContract = defineContract({
  method: "GET",
  path: "/v2/domains/ask",
  name: "askDomain",
  tag: "Domains",
  scope: "public",
  summary: "Whether a certificate is to be had for a domain",
  description:
    "For the proxy in front, such as Caddy with on-demand TLS: 200 for a verified domain, else 404.",
  query: z.object({
    domain: z.string().max(300).describe("The name that somebody has called the proxy by."),
  }),
  status: [200],
  answer: z.object({ domain: z.string() }),
});
