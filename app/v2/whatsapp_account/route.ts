import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { connectWhatsappAccount } from "@/lib/domain/messaging/whatsapp/connect-whatsapp-account";
import {
  connectWhatsappAccountContract,
  deleteWhatsappAccountContract,
  getWhatsappAccountContract,
} from "@/lib/domain/messaging/whatsapp/contract";
import { deleteWhatsappAccount } from "@/lib/domain/messaging/whatsapp/delete-whatsapp-account";
import { getWhatsappAccount } from "@/lib/domain/messaging/whatsapp/queries";
import { verifyWhatsappAccount } from "@/lib/domain/messaging/whatsapp/verify-whatsapp-account";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getWhatsappAccountContract, ({ db, auth }) => getWhatsappAccount(db, auth.organization)),
  buildPreparedEndpoint(
    connectWhatsappAccountContract,
    ({ db, auth, body }) => verifyWhatsappAccount(db, auth.organization, body),
    ({ db, auth, body, prepared, now }) =>
      connectWhatsappAccount(db, auth.organization, body, { ...prepared, now }),
  ),
  buildEndpoint(deleteWhatsappAccountContract, ({ db, auth }) =>
    deleteWhatsappAccount(db, auth.organization),
  ),
);
