import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { defineList } from "@/lib/platform/http/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { recordsQuery } from "@/lib/platform/http/pagination";
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
    summary: "The organisation's forms",
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
  summary: "Create a form whose answers lead on",
  description:
    "Whoever fills in `/forms/<handle>` is led on by the first rule that their answers meet: to a page or a type of it, to the page of a team, to a message or to another site. A page gets what was answered: name, e-mail and phone, and questions with the same keys are filled in, and the event says from which form it came.",
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
  summary: "A form, by its handle or its id",
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
    "What is not sent stays as it is; `questions` and `rules` are each replaced as a whole. A target that has been deleted may be sent back as it was read.",
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
  summary: "Delete a form, with what was answered to it",
  description: "What was booked stays.",
  params: formParams,
  status: [200],
  answer: deleted,
});

export const tryFormContract = defineContract({
  ...read,
  method: "POST",
  path: "/v2/forms/:form_id/try",
  name: "tryForm",
  audience: "admins",
  summary: "Where answers would lead, and why",
  description: "Says of every rule and of each of its conditions whether it is met. Nothing is kept.",
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
    summary: "What was answered to a form, and where it led",
    params: namedFormParams,
    query: responsesQuery,
    status: [200],
    answer: z.array(formResponse),
  },
  { deletions: "form_response", within: "form_id" },
);
