"use client";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { answered, api, type Schemas } from "../api";
import { useMe } from "../me";
import { ProblemError } from "../problem-error";

type ListSettings = Schemas["ListSettings"];

const toPath = (user: string) => ({ params: { path: { user_id: user } } });

const listSettingsQuery = (user: string) =>
  queryOptions({
    queryKey: ["list-settings", user],
    queryFn: () => answered(api.GET("/v2/users/{user_id}/list_settings", toPath(user))),
    staleTime: 60_000,
  });

const NOTHING: ListSettings = {
  _id: "",
  compact: false,
  hidden_columns: {},
  views: [],
  shared_views: [],
  __v: 0,
};

/** How this person has lists shown, on whatever device. */
export function useListSettings(list: string) {
  const { id } = useMe();
  const settings = useQuery(listSettingsQuery(id)).data?.value ?? NOTHING;
  return {
    compact: settings.compact,
    hidden: settings.hidden_columns[list] ?? [],
    own: settings.views.filter((view) => view.list === list),
    shared: settings.shared_views.filter((view) => view.list === list),
  };
}

const MAX_RETRIES = 5;

type Change = (settings: ListSettings) => Schemas["ListSettingsUpdate"];

/** Changes them as they are on the server by now, and once more where another device has changed them in between. */
export function useChangeListSettings() {
  const { id } = useMe();
  const queries = useQueryClient();
  const query = listSettingsQuery(id);
  const mutationKey = ["change-list-settings", id];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() }, // one after the other: each begins with what the one before has left
    mutationFn: async (change: Change) => {
      const { value, etag } = await answered(api.GET("/v2/users/{user_id}/list_settings", toPath(id)));
      const { path } = toPath(id).params;
      return answered(
        api.PUT("/v2/users/{user_id}/list_settings", {
          params: { path, header: { "If-Match": etag ?? "*" } },
          body: change(value),
        }),
      );
    },
    retry: (count, error) => count < MAX_RETRIES && error instanceof ProblemError && error.status === 412,
    retryDelay: 0,
    onMutate: (change) =>
      queries.setQueryData(query.queryKey, (before) => {
        const value = { ...before?.value, ...change(before?.value ?? NOTHING) } as ListSettings;
        return before && { ...before, value };
      }),
    onError: () => queries.invalidateQueries(query),
    onSuccess: (answer) => {
      // What waits behind it is shown already.
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(query.queryKey, answer);
    },
  });
}
