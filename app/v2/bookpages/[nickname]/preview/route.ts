import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { previewBookpageContract } from "@/lib/domain/lifecycle/previews/contract";
import { previewBookpage } from "@/lib/domain/lifecycle/previews/preview-bookpage";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(previewBookpageContract, ({ db, auth, params, body, now }) =>
    previewBookpage(db, auth, params.nickname, body, now),
  ),
);
