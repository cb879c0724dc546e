import { answered, api } from "../api";

/** @param id of what was deleted */
export const restoreRemoved = (id: string) =>
  answered(
    api.POST("/v2/removals/{resource_id}/restore", { params: { path: { resource_id: id } }, body: {} }),
  );
