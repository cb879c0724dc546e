import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
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
    summary: "List custom domains",
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
  summary: "Add a custom domain",
  description:
    "The domain counts after its TXT record has been found: see `…/check`. Adding it again changes nothing.",
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
  summary: "Get a custom domain and its last DNS check",
  params: domainParams,
  status: [200],
  answer: domain,
});

export const updateDomainContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/domains/:domain_id",
  name: "updateDomain",
  summary: "Update a custom domain",
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
  summary: "Verify a custom domain by its TXT record",
  description:
    "Returns the domain after the check: `status` and `found` have the result. 409 if another organisation's TXT record is present as well, or if no name server answers.",
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
  summary: "Delete a custom domain",
  description:
    "409 while the domain has page names that other owners use at the installation's own address: those pages could not be found any more.",
  params: domainParams,
  status: [204],
  answer: z.null(),
});

export const authorizeCertificateContract = defineContract({
  method: "GET",
  path: "/v2/domains/certificate_check",
  name: "checkCertificate",
  tag: "Domains",
  scope: "public",
  summary: "Check whether a domain may have a certificate",
  description:
    "For the proxy in front, such as Caddy with on-demand TLS: 200 for a verified domain, else 404.",
  query: z.object({
    domain: z.string().max(300).describe("The host name that a client requested from the proxy."),
  }),
  status: [200],
  answer: z.object({ domain: z.string() }),
});
