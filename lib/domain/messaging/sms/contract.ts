import { defineContract } from "@/lib/domain/contracts/contract";
import { deleted } from "@/lib/platform/http/fields";
import { smsAccount, smsAccountBody, smsTestBody, smsTestResponse } from "./schema";

const common = { tag: "Organization", audience: "admins", path: "/v2/sms_account" } as const;

export const getSmsAccountContract = defineContract({
  ...common,
  scope: "organization:read",
  method: "GET",
  name: "getSmsAccount",
  summary: "Get the account through which SMS are sent",
  status: [200],
  answer: smsAccount,
});

export const connectSmsAccountContract = defineContract({
  ...common,
  scope: "organization:write",
  method: "POST",
  name: "connectSmsAccount",
  exact: true,
  fresh: true,
  summary: "Connect an account for SMS, or change the connected one",
  description:
    "Steps of workflows with the channel `sms` are sent through it. The provider is asked whether it accepts the credentials before they are stored; a rejection is a 400 that names the field.",
  body: smsAccountBody,
  status: [200],
  answer: smsAccount,
  example: {
    body: {
      account_id: "AC0123456789abcdef0123456789abcdef",
      auth_token: "of this account",
      sender: "+4915112345678",
    },
  },
});

export const deleteSmsAccountContract = defineContract({
  ...common,
  scope: "organization:write",
  method: "DELETE",
  name: "deleteSmsAccount",
  unversioned: true,
  summary: "Disconnect the account for SMS",
  description: "Messages that wait to be sent are not sent; the timelines of their meetings say so.",
  status: [200],
  answer: deleted,
});

export const sendTestSmsContract = defineContract({
  ...common,
  path: "/v2/sms_account/test",
  scope: "organization:write",
  method: "POST",
  name: "sendTestSms",
  exact: true,
  summary: "Send a test SMS",
  description:
    "To your own number, at most five in ten minutes for an organisation. The response comes when the provider has accepted the message; a rejection is a 400 with the words of the provider.",
  body: smsTestBody,
  status: [200],
  answer: smsTestResponse,
  example: { body: { to: "+49 151 12345678" } },
});
