import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { buildFreeSlotsKey } from "../availability/queries";
import { buildCalendarsQuery, type CalendarList } from "./queries";

export interface CalendarListChange {
  /** The list as it will be, shown before the server has answered. */
  shown: CalendarList;
  body: Schemas["CalendarListUpdate"];
}

/** Changes are shown at once and saved in the background; a refused one is undone. */
export function useUpdateCalendars(user: string) {
  const queries = useQueryClient();
  const { queryKey } = buildCalendarsQuery(user);
  return useMutation({
    mutationFn: ({ body }: CalendarListChange) =>
      unwrapResponse(api.PUT("/v2/users/{user_id}/calendars", { params: { path: { user_id: user } }, body })),
    onMutate: async ({ shown }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, { ...before, value: shown });
      return { before };
    },
    onError: (_error, _change, context) => queries.setQueryData(queryKey, context?.before),
    onSuccess: () => queries.invalidateQueries({ queryKey: buildFreeSlotsKey(user) }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
