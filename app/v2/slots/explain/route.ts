import { route, routes } from "@/lib/api/route";
import { explainSlotContract } from "@/lib/domain/availability/free-slots/contract";
import { explainTime } from "@/lib/domain/availability/free-slots/explain-time";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(explainSlotContract, ({ db, auth, query, now }) => explainTime(db, auth, query, now)),
);
