import { api, unwrapResponse } from "../api";

/** @param id of the entry in the trash */
export const restoreFromTrash = (id: string) =>
  unwrapResponse(
    api.POST("/v2/trash/{resource_id}/restore", { params: { path: { resource_id: id } }, body: {} }),
  );
