"use client";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { useMe } from "../me";
import type { ListSettingsChange } from "./update-list-settings";

type ListSettings = Omit<Schemas["ListSettings"], "_id" | "__v">;

const listSettingsQuery = (user: string) =>
  queryOptions({
    queryKey: ["list-settings", user],
    queryFn: () =>
      unwrapResponse(api.GET("/v2/users/{user_id}/list_settings", { params: { path: { user_id: user } } })),
    staleTime: 60_000,
  });

const DEFAULT_LIST_SETTINGS: ListSettings = {
  compact: false,
  hidden_columns: {},
  views: [],
  shared_views: [],
};

/** How this person has lists shown, on whatever device. */
export function useListSettings(list: string) {
  const { id } = useMe();
  const settings: ListSettings = useQuery(listSettingsQuery(id)).data?.value ?? DEFAULT_LIST_SETTINGS;
  return {
    compact: settings.compact,
    hidden: settings.hidden_columns[list] ?? [],
    own: settings.views.filter((view) => view.list === list),
    shared: settings.shared_views.filter((view) => view.list === list),
  };
}

/** Changes them as they are on the server by now, for another device may have changed them, too. */
export function useChangeListSettings() {
  const { id } = useMe();
  const queries = useQueryClient();
  const query = listSettingsQuery(id);
  const { queryKey: mutationKey } = query;
  return useMutation({
    mutationKey,
    scope: { id }, // one after the other: each begins with what the one before has left
    mutationFn: (change: ListSettingsChange) =>
      import("./update-list-settings").then(({ updateListSettings }) => updateListSettings(id, change)),
    onMutate: async (change) => {
      await queries.cancelQueries(query); // an answer on its way knows the state before
      queries.setQueryData(mutationKey, (before) => {
        const value = {
          ...before?.value,
          ...change(before?.value ?? DEFAULT_LIST_SETTINGS),
        } as Schemas["ListSettings"];
        return before && { ...before, value };
      });
    },
    onError: () => queries.invalidateQueries(query),
    onSuccess: (answer) => {
      // What waits behind it is shown already.
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(mutationKey, answer);
    },
  });
}
