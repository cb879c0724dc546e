import { buildEndpoint, buildPreparedEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  listWhatsappTemplatesContract,
  refreshWhatsappTemplatesContract,
} from "@/lib/domain/messaging/whatsapp/contract";
import { listWhatsappTemplates } from "@/lib/domain/messaging/whatsapp/queries";
import { fetchAccountTemplates, refreshTemplates } from "@/lib/domain/messaging/whatsapp/refresh-templates";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listWhatsappTemplatesContract, ({ db, auth }) =>
    listWhatsappTemplates(db, auth.organization),
  ),
  buildPreparedEndpoint(
    refreshWhatsappTemplatesContract,
    ({ db, auth }) => fetchAccountTemplates(db, auth.organization),
    ({ db, auth, prepared, now }) => refreshTemplates(db, auth.organization, prepared, now),
  ),
);
