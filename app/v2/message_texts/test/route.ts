import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { sendTextTest } from "@/lib/domain/lifecycle/message-previews/send-text-test";
import { toPreviewCaller } from "@/lib/domain/lifecycle/message-previews/to-preview-caller";
import { testMessageTextContract } from "@/lib/domain/messaging/texts/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(testMessageTextContract, ({ db, auth, body, now }) =>
    sendTextTest(db, toPreviewCaller(auth, now), body),
  ),
);
