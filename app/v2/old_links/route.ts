import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { findOldLinksContract } from "@/lib/domain/lifecycle/old-links/contract";
import { listLinkingSites } from "@/lib/domain/lifecycle/old-links/list-linking-sites";
import { listOldLinks } from "@/lib/domain/lifecycle/old-links/list-old-links";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(findOldLinksContract, async ({ db, auth }) => ({
    links: await listOldLinks(db, auth.organization),
    sites: await listLinkingSites(db, auth.organization),
  })),
);
