import { createHoldContract } from "@/lib/holds/contract";
import { createHold } from "@/lib/holds/create-hold";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(createHoldContract, ({ db, auth, body, now }) => createHold(db, auth.organization, body, now)),
);
