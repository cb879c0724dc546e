import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type SmsAccount = Schemas["SmsAccount"];

export const PROVIDER_NAMES = { twilio: "Twilio", vonage: "Vonage" } as const;

/** The account through which SMS are sent. */
export const smsAccountQuery = queryOptions({
  queryKey: ["sms-account"],
  queryFn: () => unwrapResponse(api.GET("/v2/sms_account")),
});
