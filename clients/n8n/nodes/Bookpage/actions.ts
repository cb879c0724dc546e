import type { INodePropertyOptions } from "n8n-workflow";

/** The actions that Bookpage sends webhooks for. */
export const ACTIONS: INodePropertyOptions[] = [
  { name: "Event Cancelled", value: "event.cancelled" },
  { name: "Event Confirmed", value: "event.confirmed" },
  { name: "Event Created", value: "event.created" },
  { name: "Event Declined", value: "event.declined" },
  { name: "Event Updated", value: "event.updated", description: "A confirmed event was moved or changed" },
  { name: "Event Voted", value: "event.voted" },
  { name: "Form Answered", value: "form.answered" },
  { name: "Invitee Added", value: "event.new_invitee" },
  { name: "Message Written", value: "event.message" },
  { name: "No-Show Noted", value: "event.no_show" },
  { name: "Page Updated", value: "bookpage.updated" },
  { name: "Time Offered", value: "waiting.offered", description: "To a person on a waiting list" },
  { name: "User Joined", value: "user.joined" },
  { name: "Waiting List Joined", value: "waiting.joined" },
  { name: "Workflow Step Due", value: "workflow.step", description: "A webhook step of a workflow" },
];
