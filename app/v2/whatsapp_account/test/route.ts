import { buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { sendTestWhatsappContract } from "@/lib/domain/messaging/whatsapp/contract";
import { sendTestWhatsapp } from "@/lib/domain/messaging/whatsapp/send-test-whatsapp";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPreparedEndpoint(
    sendTestWhatsappContract,
    ({ db, auth, body }) => sendTestWhatsapp(db, auth.organization, body),
    ({ prepared }) => prepared,
  ),
);
