import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { buildFreeSlotsKey } from "../resources/availabilities";
import { buildCalendarsQuery, type CalendarList } from "../resources/calendars";

export interface CalendarListChange {
  /** The optimistic list, shown before the response. */
  shown: CalendarList;
  body: Schemas["CalendarListUpdate"];
}

/** Applies changes optimistically and saves them in the background; a failed one is rolled back. */
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
