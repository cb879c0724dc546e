import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { recordsQuery } from "@/lib/domain/contracts/pagination";
import { deleted, id } from "@/lib/platform/http/fields";
import { addressConfirmationBody, workflow, workflowAddress, workflowBody, workflowUpdate } from "./schema";
import { trialBody, trialResponse } from "./trial-schema";

const workflowParams = z.object({ workflow_id: id });

const write = { tag: "Workflows", scope: "bookpages:write", audience: "admins" } as const;
const read = { tag: "Workflows", scope: "bookpages:read", audience: "admins" } as const;

export const listWorkflowsContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/workflows",
    name: "listWorkflows",
    summary: "List workflows, newest first",
    query: recordsQuery.omit({ updated_since: true }),
    status: [200],
    answer: z.array(workflow),
  },
  { deletions: null, unsynced: "it says of workflows how many messages are planned, which changes none" },
);

export const createWorkflowContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/workflows",
  name: "createWorkflow",
  summary: "Create a workflow",
  description:
    "Messages before, at and after meetings. A message is planned for each step and recipient of a meeting, moves and ends with the meeting, and is sent once; the meeting's timeline shows each with its time or the reason why it was not sent. A workflow applies to all coming meetings.",
  body: workflowBody,
  location: "/v2/workflows/:_id",
  status: [201],
  answer: workflow,
  example: {
    body: {
      name: "Reminder and thanks",
      steps: [
        { when: { trigger: "before_start", amount: 1, unit: "days" }, to: ["booker"], template: "reminder" },
        {
          when: { trigger: "after_end", amount: 1, unit: "hours" },
          to: ["booker", "guests"],
          subject: "Thank you for your time",
          text: "Hello {recipient},\n\nthank you for the talk with {host}.",
        },
      ],
    },
  },
});

export const getWorkflowContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/workflows/:workflow_id",
  name: "getWorkflow",
  summary: "Get a workflow",
  params: workflowParams,
  status: [200],
  answer: workflow,
});

export const updateWorkflowContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/workflows/:workflow_id",
  name: "updateWorkflow",
  summary: "Update a workflow",
  description:
    "Coming meetings are planned anew within moments. A step that has its `_id` in the list is not sent again to those who have it; a step without one is new.",
  params: workflowParams,
  body: workflowUpdate,
  status: [200],
  answer: workflow,
  example: { body: { enabled: false } },
});

export const deleteWorkflowContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/workflows/:workflow_id",
  name: "deleteWorkflow",
  summary: "Delete a workflow and end what it has planned",
  description: "For seven days it can be restored from the trash, which plans coming meetings anew.",
  params: workflowParams,
  status: [200],
  answer: deleted,
});

export const tryWorkflowContract = defineContract({
  ...read,
  method: "POST",
  path: "/v2/workflows/:workflow_id/try",
  name: "tryWorkflow",
  unversioned: true,
  summary: "Try a workflow on a meeting, without sending anything",
  description: "Tells what each condition found, and who would get which message when.",
  params: workflowParams,
  body: trialBody,
  status: [200],
  answer: trialResponse,
  example: { body: { event: "65f0c1a2b3c4d5e6f7a8b9c0" } },
});

export const sendAddressConfirmationContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/workflows/:workflow_id/address_confirmations",
  name: "sendAddressConfirmation",
  unversioned: true,
  exact: true,
  summary: "Send the link that confirms an address once more",
  description:
    "A new address of a step is mailed the link when the step is saved. Another link is sent at the earliest ten minutes later, and none to an address whose reader has ended the messages.",
  params: workflowParams,
  body: addressConfirmationBody,
  status: [200],
  answer: workflowAddress,
  example: { body: { email: "office@example.com" } },
});
