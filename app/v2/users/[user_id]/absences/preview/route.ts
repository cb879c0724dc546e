import { route, routes } from "@/lib/api/route";
import { previewAbsenceContract } from "@/lib/domain/lifecycle/previews/contract";
import { previewAbsence } from "@/lib/domain/lifecycle/previews/preview-absence";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(previewAbsenceContract, ({ db, auth, params, body, now }) =>
    previewAbsence(db, auth, params.user_id, body, now),
  ),
);
