import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getActionItemsContract } from "@/lib/domain/dashboard/action-items/contract";
import { getActionItems } from "@/lib/domain/dashboard/action-items/get-action-items";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getActionItemsContract, ({ db, auth, query, now }) =>
    getActionItems(
      db,
      auth.organization,
      {
        people: query.user ? [query.user] : (auth.member?.people ?? null),
        isOrganizationWide: !query.user && auth.member === null && auth.role !== "viewer",
      },
      now,
    ),
  ),
);
