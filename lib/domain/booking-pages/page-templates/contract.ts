import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { recordsQuery } from "@/lib/platform/http/pagination";
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
    summary: "Templates of booking pages, newest first",
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
  summary: "Create a template of booking pages",
  description:
    "One definition of many people's pages. Its settings are copied to each page that is given to somebody; those in `locked` stay as they are here, and a change of them reaches all pages at once. With `page` it is made from a page that there is.",
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
  summary: "A template of booking pages",
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
  summary: "Update a template, with all pages that follow it",
  description:
    "What is locked is on all pages once this is answered; what is booked already stays as it is. A group that is locked from now on takes the place of what people have said; one that is no longer stays on each page as it is.",
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
  summary: "Delete a template; its pages stay, unless they are to go",
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
    summary: "The appointment types of a template, oldest first",
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
  summary: "Add an appointment type to a template, and to all pages that follow it",
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
  summary: "An appointment type of a template",
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
  summary: "Update an appointment type of a template, with the types that follow it",
  description: "Another handle is for pages that get the type from now on: addresses that are out stay good.",
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
  summary: "Take an appointment type out of a template, and off all pages, unless it is to stay there",
  description:
    "Meetings that were booked on it stay; its address and its links end. On each page it can be restored for a week, as the page's own.",
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
  summary: "Give people pages that follow a template",
  description:
    "Up to 500 people, or the members of a team. `results` has one entry for each, in order, with the `nickname` of the page or the `error` why there is none; the status of the whole is 200. Managers give them to their own people.",
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
  summary: "Let pages follow a template no more",
  description:
    "They stay as they stand, or go. `results` has one entry for each, in order; the status of the whole is 200. Managers release pages of their own people.",
  params: templateParams,
  body: templateRelease,
  status: [200],
  answer: releaseResponse,
  example: { body: { pages: ["65f0c1a2b3c4d5e6f7a8b9c3"], afterwards: "keep" } },
});
