import { explainSlotContract } from "@/lib/free-slots/contract";
import { explainTime } from "@/lib/free-slots/explain-time";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(explainSlotContract, ({ db, auth, query, now }) => explainTime(db, auth, query, now)),
);
