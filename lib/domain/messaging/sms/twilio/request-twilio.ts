import type { SmsAccess } from "@/lib/domain/messaging/sms/provider";
import { buildBasicAuthorization, requestProvider } from "@/lib/domain/messaging/sms/request-provider";
import { env } from "@/lib/platform/env/env";

/** Sends a request to Twilio's API of 2010-04-01; `form` makes it a POST. */
export const requestTwilio = (access: SmsAccess, path: string, form: Record<string, string> | null) =>
  requestProvider({
    url: `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(access.accountId)}${path}`,
    authorization: buildBasicAuthorization(access.accountId, access.token),
    testOrigin: env().TWILIO_TEST_ORIGIN,
    content: form && {
      type: "application/x-www-form-urlencoded",
      text: new URLSearchParams(form).toString(),
    },
  });
