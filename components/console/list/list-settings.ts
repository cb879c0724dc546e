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

/** The user's display settings of a list, on all devices. */
export function useListSettings(list: string) {
  const { id } = useMe();
  const { data, isPending } = useQuery(listSettingsQuery(id));
  const settings: ListSettings = data?.value ?? DEFAULT_LIST_SETTINGS;
  return {
    /** The settings have not arrived yet, and defaults are in their place. */
    isPending,
    compact: settings.compact,
    hidden: settings.hidden_columns[list] ?? [],
    own: settings.views.filter((view) => view.list === list),
    shared: settings.shared_views.filter((view) => view.list === list),
  };
}

/** Updates the settings from the server's current version, since another device may have changed them. */
export function useChangeListSettings() {
  const { id } = useMe();
  const queries = useQueryClient();
  const query = listSettingsQuery(id);
  const { queryKey: mutationKey } = query;
  return useMutation({
    mutationKey,
    scope: { id }, // mutations run in sequence, as each starts from the previous result.
    mutationFn: (change: ListSettingsChange) =>
      import("./update-list-settings").then(({ updateListSettings }) => updateListSettings(id, change)),
    onMutate: async (change) => {
      await queries.cancelQueries(query); // a running request would return the earlier state
      queries.setQueryData(mutationKey, (before) => {
        const value = {
          ...before?.value,
          ...change(before?.value ?? DEFAULT_LIST_SETTINGS),
        } as Schemas["ListSettings"];
        return before && { ...before, value };
      });
    },
    onError: () => queries.invalidateQueries(query),
    onSuccess: (response) => {
      // Later mutations in the queue are already shown.
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(mutationKey, response);
    },
  });
}
