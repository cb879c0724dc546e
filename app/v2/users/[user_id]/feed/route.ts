import { createFeedContract, deleteFeedContract, readFeedContract } from "@/lib/feeds/contract";
import { createFeed } from "@/lib/feeds/create-feed";
import { deleteFeed } from "@/lib/feeds/delete-feed";
import { readFeed } from "@/lib/feeds/queries";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readFeedContract, ({ db, auth, params }) => readFeed(db, auth.organization, params.user_id)),
  route(createFeedContract, ({ db, auth, params, now }) =>
    createFeed(db, auth.organization, params.user_id, now),
  ),
  route(deleteFeedContract, ({ db, auth, params }) => deleteFeed(db, auth.organization, params.user_id)),
);
