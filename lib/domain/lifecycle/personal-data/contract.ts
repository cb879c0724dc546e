import { defineContract } from "@/lib/domain/contracts/contract";
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
  summary: "List the personal data stored for an e-mail address",
  description: "The lists are empty if nothing is stored for the address.",
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
  summary: "Erase the personal data of an e-mail address",
  description:
    "Removes name, address, phone number, answers and messages from events, mails, the audit log, webhook deliveries and all other records of the organisation; a made-up name stands for the person. Times, ids and counts remain. No notification is sent and nothing is cancelled. It cannot be undone; data in backups, calendars and at receivers of webhooks stays there.",
  body: erasureBody,
  status: [201],
  answer: erasure,
  example: { body: { email: "ana@example.com" } },
});
