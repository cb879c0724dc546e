import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { recordsQuery } from "@/lib/domain/contracts/pagination";
import { deleted, id } from "@/lib/platform/http/fields";
import { formResponse, responsesQuery } from "./responses/schema";
import { form, formBody, formUpdate } from "./schema";
import { formTry, tryBody } from "./try-schema";

const write = { tag: "Forms", scope: "forms:write" } as const;
const read = { tag: "Forms", scope: "forms:read" } as const;

const formParams = z.object({ form_id: id });
const namedFormParams = z.object({ form_id: z.string().max(64).describe("The handle, or the `_id`.") });

export const listFormsContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/forms",
    name: "listForms",
    audience: "organizationRead",
    summary: "List forms",
    query: recordsQuery,
    status: [200],
    answer: z.array(form),
  },
  { deletions: "form" },
);

export const createFormContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/forms",
  name: "createForm",
  audience: "admins",
  summary: "Create a routing form",
  description:
    "A visitor who fills in `/forms/<handle>` is routed by the first rule that the answers match: to a page or a type of it, to the page of a team, to a message or to another site. A page gets the answers: name, e-mail and phone, and questions with the same keys are filled in, and the event records the form it came from.",
  body: formBody,
  location: "/v2/forms/:_id",
  status: [201],
  answer: form,
  example: {
    body: {
      handle: "contact-us",
      title: { en: "How can we help?", de: "Wie können wir helfen?" },
      questions: [
        { label: "Topic", key: "topic", kind: "radio", options: ["Sales", "Support"], required: true },
        { label: "How many of you?", key: "people", kind: "number" },
        { label: "E-mail", key: "email", kind: "email", required: true },
      ],
      rules: [
        {
          match: "all",
          conditions: [
            { key: "topic", is: "Sales" },
            { key: "people", greater: 50 },
          ],
          to: { page: "jane", type: "consultation" },
        },
        { conditions: [{ key: "topic", is: "Sales" }], to: { team: "65f0c1a2b3c4d5e6f7a8b9c0" } },
      ],
      otherwise: { message: { en: "We will write to you.", de: "Wir schreiben Ihnen." } },
    },
  },
});

export const getFormContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/forms/:form_id",
  name: "getForm",
  audience: "organizationRead",
  summary: "Get a form by its handle or id",
  params: namedFormParams,
  status: [200],
  answer: form,
});

export const updateFormContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/forms/:form_id",
  name: "updateForm",
  audience: "admins",
  summary: "Update a form",
  description:
    "Fields that are not sent stay as they are; `questions` and `rules` are each replaced as a whole. A deleted target may be sent back as it was read.",
  params: formParams,
  body: formUpdate,
  status: [200],
  answer: form,
  example: { body: { active: false } },
});

export const deleteFormContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/forms/:form_id",
  name: "deleteForm",
  audience: "admins",
  summary: "Delete a form with its responses",
  description: "Bookings that came from the form stay.",
  params: formParams,
  status: [200],
  answer: deleted,
});

export const tryFormContract = defineContract({
  ...read,
  method: "POST",
  path: "/v2/forms/:form_id/try",
  name: "explainFormOutcome",
  audience: "admins",
  summary: "Evaluate the routing rules of a form",
  description: "Shows for every rule and each of its conditions whether it is met. Nothing is stored.",
  params: formParams,
  body: tryBody,
  status: [200],
  answer: formTry,
  example: { body: { answers: { topic: "Sales", people: 80, email: "ana@example.com" } } },
});

export const listFormResponsesContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/forms/:form_id/responses",
    name: "listFormResponses",
    audience: "admins",
    summary: "List the responses of a form with their targets",
    params: namedFormParams,
    query: responsesQuery,
    status: [200],
    answer: z.array(formResponse),
  },
  { deletions: "form_response", within: "form_id" },
);
