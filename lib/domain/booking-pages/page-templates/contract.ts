import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { recordsQuery } from "@/lib/domain/contracts/pagination";
import { deleted, id } from "@/lib/platform/http/fields";
import {
  assignmentResponse,
  pageTemplate,
  pageTemplateBody,
  pageTemplateType,
  pageTemplateTypeBody,
  pageTemplateTypeUpdate,
  pageTemplateUpdate,
  releaseResponse,
  templateAssignment,
  templateDeletion,
  templateRelease,
  templateTypeDeletion,
} from "./schema";

const templateParams = z.object({ template_id: id });
const templateTypeParams = templateParams.extend({ type_id: id });

const write = { tag: "Page templates", scope: "bookpages:write" } as const;
const read = { tag: "Page templates", scope: "bookpages:read", audience: "teamsRead" } as const;

export const listTemplatesContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/page_templates",
    name: "listPageTemplates",
    summary: "List page templates, newest first",
    query: recordsQuery.omit({ updated_since: true }),
    status: [200],
    answer: z.array(pageTemplate),
  },
  { deletions: null, unsynced: "it says of templates how many pages follow them, which changes no template" },
);

export const createTemplateContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/page_templates",
  name: "createPageTemplate",
  audience: "admins",
  summary: "Create a page template",
  description:
    "One definition of many people's pages. Its settings are copied to each page that it is applied to; the fields in `locked` always follow the template, and a change of them reaches all pages at once. With `page` the template is made from an existing page.",
  body: pageTemplateBody,
  location: "/v2/page_templates/:_id",
  status: [201],
  answer: pageTemplate,
  example: {
    body: {
      name: "First talk",
      message: "Pick a time that suits you.",
      custom: { duration: 30, buffer_after: 10, auto_confirm: true, minimum_notice: 240 },
      locked: ["lengths", "buffers", "questions"],
    },
  },
});

export const getTemplateContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/page_templates/:template_id",
  name: "getPageTemplate",
  summary: "Get a page template",
  params: templateParams,
  status: [200],
  answer: pageTemplate,
});

export const updateTemplateContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/page_templates/:template_id",
  name: "updatePageTemplate",
  audience: "admins",
  summary: "Update a page template and its linked pages",
  description:
    "Locked fields have changed on all pages when the response is sent; existing bookings stay as they are. A newly locked group replaces the settings of each page; a group that is no longer locked keeps its current settings on each page.",
  params: templateParams,
  body: pageTemplateUpdate,
  status: [200],
  answer: pageTemplate,
  example: { body: { custom: { duration: 45 }, locked: ["lengths", "buffers"] } },
});

export const deleteTemplateContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/page_templates/:template_id",
  name: "deletePageTemplate",
  audience: "admins",
  summary: "Delete a page template, optionally with its pages",
  params: templateParams,
  query: templateDeletion,
  status: [200],
  answer: deleted,
});

export const listTemplateTypesContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/page_templates/:template_id/types",
    name: "listPageTemplateTypes",
    summary: "List the appointment types of a page template, oldest first",
    params: templateParams,
    status: [200],
    answer: z.array(pageTemplateType),
  },
  { deletions: null, unsynced: "a template has few, and is read as a whole" },
);

export const createTemplateTypeContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/page_templates/:template_id/types",
  name: "createPageTemplateType",
  audience: "admins",
  summary: "Create an appointment type of a page template and its linked pages",
  params: templateParams,
  body: pageTemplateTypeBody,
  location: "/v2/page_templates/:template/types/:_id",
  status: [201],
  answer: pageTemplateType,
  example: {
    body: { name: "Quick call", custom: { duration: 15, auto_confirm: true }, locked: ["words", "lengths"] },
  },
});

export const getTemplateTypeContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/page_templates/:template_id/types/:type_id",
  name: "getPageTemplateType",
  summary: "Get an appointment type of a page template",
  params: templateTypeParams,
  status: [200],
  answer: pageTemplateType,
});

export const updateTemplateTypeContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/page_templates/:template_id/types/:type_id",
  name: "updatePageTemplateType",
  audience: "admins",
  summary: "Update an appointment type of a page template and its linked types",
  description:
    "A new handle applies to pages that get the type from now on: existing addresses remain valid.",
  params: templateTypeParams,
  body: pageTemplateTypeUpdate,
  status: [200],
  answer: pageTemplateType,
  example: { body: { custom: { duration: 20 } } },
});

export const deleteTemplateTypeContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/page_templates/:template_id/types/:type_id",
  name: "deletePageTemplateType",
  audience: "admins",
  summary: "Delete an appointment type of a page template, by default also from its pages",
  description:
    "Meetings that were booked on it stay; its address and its links end. On each page it can be restored for a week, as a type of that page alone.",
  params: templateTypeParams,
  query: templateTypeDeletion,
  status: [204],
  answer: z.null(),
});

export const assignTemplateContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/page_templates/:template_id/pages",
  name: "assignPageTemplate",
  exact: true,
  audience: "teamsWritten",
  unversioned: true,
  summary: "Apply a page template to users",
  description:
    "Up to 500 people, or the members of a team. `results` has one entry for each, in order, with the `nickname` of the page or the `error` that prevented it; the status of the whole response is 200. Managers can apply templates to their own people.",
  params: templateParams,
  body: templateAssignment,
  memberMay: ({ body }, me) =>
    body.team ? me.teams.includes(body.team) : (body.users ?? []).every((user) => me.people.includes(user)),
  status: [200],
  answer: assignmentResponse,
  example: { body: { users: ["65f0c1a2b3c4d5e6f7a8b9c0", "65f0c1a2b3c4d5e6f7a8b9c2"], use: "new_page" } },
});

export const releasePagesContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/page_templates/:template_id/release",
  name: "releasePageTemplate",
  exact: true,
  audience: "teamsWritten",
  unversioned: true,
  summary: "Unlink pages from a page template",
  description:
    "The pages stay as they are, or are deleted. `results` has one entry for each, in order; the status of the whole response is 200. Managers can unlink pages of their own people.",
  params: templateParams,
  body: templateRelease,
  status: [200],
  answer: releaseResponse,
  example: { body: { pages: ["65f0c1a2b3c4d5e6f7a8b9c3"], afterwards: "keep" } },
});
