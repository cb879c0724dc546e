import { api, unwrapResponse } from "../api";

/** @param id of what was deleted */
export const restoreFromTrash = (id: string) =>
  unwrapResponse(
    api.POST("/v2/removals/{resource_id}/restore", { params: { path: { resource_id: id } }, body: {} }),
  );
