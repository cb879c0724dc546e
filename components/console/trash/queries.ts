import { api, type GetQuery, unwrapResponse } from "../api";

/** The prefix of all query keys of the trash. */
export const TRASH_KEY = ["trash"] as const;

export const listTrash = (query: GetQuery<"/v2/trash">) =>
  unwrapResponse(api.GET("/v2/trash", { params: { query } }));
