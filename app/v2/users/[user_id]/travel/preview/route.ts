import { route, routes } from "@/lib/api/route";
import { previewTravelContract } from "@/lib/domain/previews/contract";
import { previewTravel } from "@/lib/domain/previews/preview-travel";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(previewTravelContract, ({ db, auth, params, body, now }) =>
    previewTravel(db, auth, params.user_id, body, now),
  ),
);
