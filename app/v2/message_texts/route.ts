import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getMessageTextsContract } from "@/lib/domain/messaging/texts/contract";
import { getMessageTexts } from "@/lib/domain/messaging/texts/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getMessageTextsContract, ({ db, auth }) => getMessageTexts(db, auth.organization)),
);
