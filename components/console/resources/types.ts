import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";

/** The prefix of all query keys for appointment types. */
export const TYPES_KEY = ["types"] as const;

/** The appointment types of a page. */
export const buildTypesQuery = (nickname: string) =>
  queryOptions({
    queryKey: [...TYPES_KEY, nickname],
    queryFn: () =>
      unwrapResponse(api.GET("/v2/bookpages/{nickname}/types", { params: { path: { nickname } } })),
  });

export const getType = (nickname: string, handle: string) =>
  unwrapResponse(
    api.GET("/v2/bookpages/{nickname}/types/{handle}", { params: { path: { nickname, handle } } }),
  );

export const buildTypeQuery = (nickname: string, handle: string) =>
  queryOptions({ queryKey: ["type", nickname, handle], queryFn: () => getType(nickname, handle) });

/** Previews the effect of unsaved changes on free times. */
export const requestTypePreview = (
  nickname: string,
  handle: string,
  body: Schemas["AppointmentTypeUpdate"],
  signal: AbortSignal,
) =>
  unwrapResponse(
    api.POST("/v2/bookpages/{nickname}/types/{handle}/preview", {
      params: { path: { nickname, handle } },
      body,
      signal,
    }),
  );
