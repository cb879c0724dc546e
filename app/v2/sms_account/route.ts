import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { connectWorkflowSms } from "@/lib/domain/events/workflows/connect-workflow-sms";
import {
  connectSmsAccountContract,
  deleteSmsAccountContract,
  getSmsAccountContract,
} from "@/lib/domain/messaging/sms/contract";
import { deleteSmsAccount } from "@/lib/domain/messaging/sms/delete-sms-account";
import { getSmsAccount } from "@/lib/domain/messaging/sms/queries";
import { verifySmsAccount } from "@/lib/domain/messaging/sms/verify-sms-account";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getSmsAccountContract, ({ db, auth, now }) => getSmsAccount(db, auth.organization, now)),
  buildPreparedEndpoint(
    connectSmsAccountContract,
    ({ db, auth, body }) => verifySmsAccount(db, auth.organization, body),
    ({ db, auth, body, prepared: secrets, now }) =>
      connectWorkflowSms(db, auth.organization, body, { secrets, now }),
  ),
  buildEndpoint(deleteSmsAccountContract, ({ db, auth }) => deleteSmsAccount(db, auth.organization)),
);
