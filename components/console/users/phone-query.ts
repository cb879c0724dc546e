import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

export type UserPhone = Schemas["UserPhone"];

/** The phone number of a user. */
export const buildPhoneQuery = (user: string) =>
  queryOptions({
    queryKey: ["phone", user],
    queryFn: () =>
      unwrapResponse(api.GET("/v2/users/{user_id}/phone", { params: { path: { user_id: user } } })),
  });
