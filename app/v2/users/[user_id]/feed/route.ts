import { route, routes } from "@/lib/api/route";
import { createFeedContract, deleteFeedContract, readFeedContract } from "@/lib/domain/events/feeds/contract";
import { createFeed } from "@/lib/domain/events/feeds/create-feed";
import { deleteFeed } from "@/lib/domain/events/feeds/delete-feed";
import { readFeed } from "@/lib/domain/events/feeds/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readFeedContract, ({ db, auth, params }) => readFeed(db, auth.organization, params.user_id)),
  route(createFeedContract, ({ db, auth, params, now }) =>
    createFeed(db, auth.organization, params.user_id, now),
  ),
  route(deleteFeedContract, ({ db, auth, params }) => deleteFeed(db, auth.organization, params.user_id)),
);
