import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../../api";

export type Absence = Schemas["Absence"];

/** The prefix of all query keys for lists of absences. */
export const ABSENCES_KEY = ["absences"] as const;

/** All absences of a user, by their first days. */
export const buildAbsencesQuery = (user: string) =>
  queryOptions({
    queryKey: [...ABSENCES_KEY, user],
    queryFn: async () =>
      (await unwrapResponse(api.GET("/v2/users/{user_id}/absences", { params: { path: { user_id: user } } })))
        .value,
  });

export const getAbsence = (user: string, id: string) =>
  unwrapResponse(
    api.GET("/v2/users/{user_id}/absences/{absence_id}", {
      params: { path: { user_id: user, absence_id: id } },
    }),
  );

export const deleteAbsence = (user: string, id: string) =>
  unwrapResponse(
    api.DELETE("/v2/users/{user_id}/absences/{absence_id}", {
      params: { path: { user_id: user, absence_id: id } },
    }),
  );
