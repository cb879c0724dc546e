import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteMailSenderContract,
  getMailSenderContract,
  updateMailSenderContract,
} from "@/lib/domain/messaging/senders/contract";
import { deleteMailSender } from "@/lib/domain/messaging/senders/delete-mail-sender";
import { getMailSender } from "@/lib/domain/messaging/senders/queries";
import { updateMailSender } from "@/lib/domain/messaging/senders/update-mail-sender";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getMailSenderContract, ({ db, auth }) => getMailSender(db, auth.organization)),
  buildEndpoint(updateMailSenderContract, ({ db, auth, body, precondition }) =>
    updateMailSender(db, auth.organization, body, precondition),
  ),
  buildEndpoint(deleteMailSenderContract, ({ db, auth }) => deleteMailSender(db, auth.organization)),
);
