import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listOldLinksContract } from "@/lib/domain/lifecycle/old-links/contract";
import { listOldLinks } from "@/lib/domain/lifecycle/old-links/list-old-links";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listOldLinksContract, ({ db, auth }) => listOldLinks(db, auth.organization)),
);
