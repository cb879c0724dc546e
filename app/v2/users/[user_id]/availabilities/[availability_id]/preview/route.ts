import { route, routes } from "@/lib/api/route";
import { previewOneAvailabilityContract } from "@/lib/domain/lifecycle/previews/contract";
import { previewAvailability } from "@/lib/domain/lifecycle/previews/preview-availability";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(previewOneAvailabilityContract, ({ db, auth, params, body, now }) =>
    previewAvailability(db, auth, params, body, now),
  ),
);
