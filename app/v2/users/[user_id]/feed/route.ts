import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createFeedContract, deleteFeedContract, getFeedContract } from "@/lib/domain/events/feeds/contract";
import { createFeed } from "@/lib/domain/events/feeds/create-feed";
import { deleteFeed } from "@/lib/domain/events/feeds/delete-feed";
import { getFeed } from "@/lib/domain/events/feeds/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getFeedContract, ({ db, auth, params }) => getFeed(db, auth.organization, params.user_id)),
  buildEndpoint(createFeedContract, ({ db, auth, params, now }) =>
    createFeed(db, auth.organization, params.user_id, now),
  ),
  buildEndpoint(deleteFeedContract, ({ db, auth, params }) =>
    deleteFeed(db, auth.organization, params.user_id),
  ),
);
