import { defineContract } from "@/lib/platform/http/contract";
import { erasure, erasureBody, personalData, personalDataQuery } from "./schema";

const tag = "Personal data";

export const exportPersonalDataContract = defineContract({
  tag,
  scope: "personal_data:read",
  method: "GET",
  path: "/v2/personal_data",
  name: "exportPersonalData",
  unseen: true,
  audience: "admins",
  summary: "What is known of the person of an address",
  description: "Empty lists for somebody of whom nothing is known.",
  query: personalDataQuery,
  status: [200],
  answer: personalData,
});

export const erasePersonalDataContract = defineContract({
  tag,
  scope: "personal_data:write",
  method: "POST",
  path: "/v2/personal_data/erasures",
  name: "erasePersonalData",
  exact: true,
  audience: "admins",
  fresh: true,
  summary: "Take a person out of everything that is kept",
  description:
    "Name, address, phone number, answers and messages go from events, mails, the audit log, webhook deliveries and whatever else the organisation keeps; a made-up name stands for the person. Times, ids and counts remain. Nobody is told and nothing is cancelled. It cannot be undone; what backups, calendars and receivers of webhooks have stays there.",
  body: erasureBody,
  status: [201],
  answer: erasure,
  example: { body: { email: "ana@example.com" } },
});
