import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { deleted, id } from "@/lib/platform/http/fields";
import { phoneCodeBody, userPhone, userPhoneBody } from "./schema";

const common = {
  tag: "Users",
  audience: "oneself",
  path: "/v2/users/:user_id/phone",
  params: z.object({ user_id: id }),
} as const;

export const getUserPhoneContract = defineContract({
  ...common,
  scope: "users:read",
  method: "GET",
  name: "getUserPhone",
  summary: "Get the phone number of a user",
  description: "Steps of workflows with the channel `sms` reach hosts at it.",
  status: [200],
  answer: userPhone,
});

export const startUserPhoneContract = defineContract({
  ...common,
  scope: "users:write",
  method: "POST",
  name: "startUserPhone",
  exact: true,
  unversioned: true,
  summary: "Send a code to a phone number",
  description:
    "By SMS, through the account of the organisation. The code is valid for ten minutes and five tries; another request replaces it. The proven number stays until the code of the new one is entered. At most five codes an hour for a user, three for a number, and 50 for an organisation.",
  body: userPhoneBody,
  status: [200],
  answer: userPhone,
  example: { body: { number: "+49 151 12345678" } },
});

export const confirmUserPhoneContract = defineContract({
  ...common,
  path: "/v2/users/:user_id/phone/confirm",
  scope: "users:write",
  method: "POST",
  name: "confirmUserPhone",
  exact: true,
  unversioned: true,
  summary: "Prove a phone number with its code",
  body: phoneCodeBody,
  status: [200],
  answer: userPhone,
  example: { body: { code: "482913" } },
});

export const deleteUserPhoneContract = defineContract({
  ...common,
  scope: "users:write",
  method: "DELETE",
  name: "deleteUserPhone",
  unversioned: true,
  summary: "Remove the phone number of a user",
  description: "SMS to it that wait to be sent are not sent.",
  status: [200],
  answer: deleted,
});
