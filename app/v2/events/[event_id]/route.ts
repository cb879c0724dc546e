import { readEventContract } from "@/lib/events/contract";
import { readEvent } from "@/lib/events/queries";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readEventContract, ({ db, auth, params }) => readEvent(db, auth.organization, params.event_id)),
);
