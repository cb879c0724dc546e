import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { buildPreferencesQuery } from "../resources/notifications";

interface PreferenceChange {
  way: "email" | "push";
  key: string;
  on: boolean;
}

/** Applies changes optimistically and saves them in the background; a failed one is rolled back. */
export function useUpdatePreferences(user: string) {
  const queries = useQueryClient();
  const { queryKey } = buildPreferencesQuery(user);
  return useMutation({
    mutationFn: ({ way, key, on }: PreferenceChange) =>
      unwrapResponse(
        api.PUT("/v2/users/{user_id}/preferences", {
          params: { path: { user_id: user } },
          body: way === "email" ? { email: { [key]: on } } : { push: { [key]: on } },
        }),
      ),
    onMutate: async ({ way, key, on }) => {
      await queries.cancelQueries({ queryKey }); // a running request would return the earlier state
      const before = queries.getQueryData(queryKey);
      if (before) {
        const value = { ...before.value, [way]: { ...before.value[way], [key]: on } };
        queries.setQueryData(queryKey, { ...before, value });
      }
      return { before };
    },
    onError: (_error, _change, context) => queries.setQueryData(queryKey, context?.before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
