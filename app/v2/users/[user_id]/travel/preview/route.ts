import { route, routes } from "@/lib/api/route";
import { previewTravelContract } from "@/lib/domain/lifecycle/previews/contract";
import { previewTravel } from "@/lib/domain/lifecycle/previews/preview-travel";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(previewTravelContract, ({ db, auth, params, body, now }) =>
    previewTravel(db, auth, params.user_id, body, now),
  ),
);
