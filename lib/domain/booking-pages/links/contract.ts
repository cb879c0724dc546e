import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
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
    summary: "The organisation's booking links, newest first, revoked ones too",
    description: "A member who is no admin asks with `page` for links to a page of their own.",
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
  summary: "Make an address that books a page so often",
  description:
    "The answer shows the address once. It opens the page, or a type of it that is not listed, and books `uses` times; of two who book with the last use at once, one does. Whoever comes later is told why it does not book, and where to go on. An inactive page or type stays closed.",
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
  summary: "Make a link, and a text that offers its times",
  description:
    "For a mail of your own: each of `starts` is a line that leads straight to the form for it. The times are kept for nobody; whoever comes too late is shown which are left. Everything else is as for a link.",
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
  summary: "A booking link, and how often it has booked",
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
  summary: "Change a booking link; its address stays",
  description:
    "What is not sent stays as it is; `starts`, `prefill` and `locks` are replaced as a whole. Each booking is a new version of the link, too. 409 for a link that was revoked.",
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
    "It books nothing from now on, not even for those who have it open; what it has booked stays. The list still shows it. `n` is 0 for a link that was revoked already.",
  params: linkParams,
  status: [200],
  answer: deleted,
});
