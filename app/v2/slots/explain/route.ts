import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { explainSlotContract } from "@/lib/domain/availability/free-slots/contract";
import { explainTime } from "@/lib/domain/availability/free-slots/explain-time";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(explainSlotContract, ({ db, auth, query, now }) => explainTime(db, auth, query, now)),
);
