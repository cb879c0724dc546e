import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { buildInstallUrl } from "@/lib/domain/messaging/slack/build-install-url";
import { authorizeSlackContract } from "@/lib/domain/messaging/slack/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(authorizeSlackContract, ({ auth, now }) => buildInstallUrl(auth, now)),
);
