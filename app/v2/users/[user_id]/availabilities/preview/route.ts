import { route, routes } from "@/lib/api/route";
import { previewMainAvailabilityContract } from "@/lib/domain/lifecycle/previews/contract";
import { previewAvailability } from "@/lib/domain/lifecycle/previews/preview-availability";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(previewMainAvailabilityContract, ({ db, auth, params, body, now }) =>
    previewAvailability(db, auth, params, body, now),
  ),
);
