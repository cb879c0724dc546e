import { queryOptions } from "@tanstack/react-query";
import { answered, api, type Schemas } from "../api";

/** Begins the key of every query for appointment types. */
export const TYPES_KEY = ["types"] as const;

/** The appointment types of a page. */
export const typesQuery = (nickname: string) =>
  queryOptions({
    queryKey: [...TYPES_KEY, nickname],
    queryFn: () => answered(api.GET("/v2/bookpages/{nickname}/types", { params: { path: { nickname } } })),
  });

export const readType = (nickname: string, handle: string) =>
  answered(api.GET("/v2/bookpages/{nickname}/types/{handle}", { params: { path: { nickname, handle } } }));

export const typeQuery = (nickname: string, handle: string) =>
  queryOptions({ queryKey: ["type", nickname, handle], queryFn: () => readType(nickname, handle) });

/** What saving this would change of the times that are offered. */
export const previewType = (
  nickname: string,
  handle: string,
  body: Schemas["AppointmentTypeUpdate"],
  signal: AbortSignal,
) =>
  answered(
    api.POST("/v2/bookpages/{nickname}/types/{handle}/preview", {
      params: { path: { nickname, handle } },
      body,
      signal,
    }),
  );
