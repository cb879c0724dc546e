import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { previewMessageText } from "@/lib/domain/lifecycle/message-previews/preview-message-text";
import { toPreviewCaller } from "@/lib/domain/lifecycle/message-previews/to-preview-caller";
import { previewMessageTextContract } from "@/lib/domain/messaging/texts/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(previewMessageTextContract, ({ db, auth, body, now }) =>
    previewMessageText(db, toPreviewCaller(auth, now), body),
  ),
);
