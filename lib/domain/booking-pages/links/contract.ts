import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { linksQuery } from "./links-query";
import { bookingLink, linkBody, linkUpdate, newLink, offer, offerBody } from "./schema";

const write = { tag: "Links", scope: "bookpages:write" } as const;
const read = { tag: "Links", scope: "bookpages:read" } as const;

const linkParams = z.object({ link_id: id });

export const listLinksContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/links",
    name: "listLinks",
    audience: "ofPages",
    summary: "List booking links, newest first, including revoked ones",
    description: "Members who are not admins can list the links of their own pages only, with `page`.",
    query: linksQuery,
    status: [200],
    answer: z.array(bookingLink),
  },
  { deletions: "link" },
);

export const createLinkContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/links",
  name: "createLink",
  audience: "ofPages",
  summary: "Create a booking link with a limited number of uses",
  description:
    "The response shows the address once. The link opens the page, or an unlisted type of it, and books `uses` times; if two visitors book with the last use at once, one succeeds. Later visitors see why the link no longer books, and where they can continue. An inactive page or type stays closed.",
  body: linkBody,
  status: [201],
  answer: newLink,
  example: {
    body: {
      page: "jane",
      type: "consultation",
      label: "For Ana",
      uses: 1,
      expires_at: "2031-04-01T00:00:00.000Z",
      duration: 45,
      starts: ["2031-03-10T08:00:00.000Z", "2031-03-11T13:30:00.000Z"],
      prefill: { name: "Ana Silva", email: "ana@example.com" },
      locks: ["email"],
    },
  },
});

export const createOfferContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/offers",
  name: "createOffer",
  audience: "ofPages",
  summary: "Create a booking link and a text that offers its times",
  description:
    "For a mail of your own: each of `starts` is a line that links straight to the form for that time. The times are not held; late visitors see the times that are left. Everything else works as for a link.",
  body: offerBody,
  status: [201],
  answer: offer,
  example: {
    body: {
      page: "jane",
      starts: ["2031-03-10T08:00:00.000Z", "2031-03-11T13:30:00.000Z"],
      lang: "en",
      timezone: "Europe/Paris",
    },
  },
});

export const getLinkContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/links/:link_id",
  name: "getLink",
  audience: "ofPages",
  summary: "Get a booking link and its number of bookings",
  params: linkParams,
  status: [200],
  answer: bookingLink,
});

export const updateLinkContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/links/:link_id",
  name: "updateLink",
  audience: "ofPages",
  summary: "Update a booking link; its address stays",
  description:
    "Fields that are not sent stay as they are; `starts`, `prefill` and `locks` are replaced as a whole. Each booking also creates a new version of the link. 409 for a revoked link.",
  params: linkParams,
  body: linkUpdate,
  status: [200],
  answer: bookingLink,
  example: { body: { uses: 5, expires_at: null } },
});

export const revokeLinkContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/links/:link_id",
  name: "revokeLink",
  audience: "ofPages",
  summary: "Revoke a booking link",
  description:
    "The link accepts no bookings from now on, not even from visitors who have it open; existing bookings stay. The list still shows it. `n` is 0 for a link that was revoked already.",
  params: linkParams,
  status: [200],
  answer: deleted,
});
