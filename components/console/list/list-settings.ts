"use client";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { answered, api, type Schemas } from "../api";
import { useMe } from "../me";

type ListSettings = Schemas["ListSettings"];

const toPath = (user: string) => ({ params: { path: { user_id: user } } });

const listSettingsQuery = (user: string) =>
  queryOptions({
    queryKey: ["list-settings", user],
    queryFn: () => answered(api.GET("/v2/users/{user_id}/list_settings", toPath(user))),
    staleTime: 60_000,
  });

const NOTHING: ListSettings = { compact: false, hidden_columns: {}, views: [], shared_views: [] };

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

type Change = (settings: ListSettings) => Schemas["ListSettingsUpdate"];

/** Changes them as they are on the server by now, for another device may have changed them, too. */
export function useChangeListSettings() {
  const { id } = useMe();
  const queries = useQueryClient();
  const query = listSettingsQuery(id);
  const mutationKey = ["change-list-settings", id];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() }, // one after the other: each begins with what the one before has left
    mutationFn: async (change: Change) => {
      const { value } = await answered(api.GET("/v2/users/{user_id}/list_settings", toPath(id)));
      return answered(api.PUT("/v2/users/{user_id}/list_settings", { ...toPath(id), body: change(value) }));
    },
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
