import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answered, api, type Schemas } from "../api";
import { freeTimesKey } from "../hours/queries";
import { type CalendarList, calendarsQuery } from "./queries";

export interface CalendarChange {
  /** The list as it will be, shown before the server has answered. */
  shown: CalendarList;
  body: Schemas["CalendarListUpdate"];
}

/** Changes are shown at once and saved in the background; a refused one is undone. */
export function useChangeCalendars(user: string) {
  const queries = useQueryClient();
  const { queryKey } = calendarsQuery(user);
  return useMutation({
    mutationFn: ({ body }: CalendarChange) =>
      answered(api.PUT("/v2/users/{user_id}/calendars", { params: { path: { user_id: user } }, body })),
    onMutate: async ({ shown }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, { ...before, value: shown });
      return { before };
    },
    onError: (_error, _change, context) => queries.setQueryData(queryKey, context?.before),
    onSuccess: () => queries.invalidateQueries({ queryKey: freeTimesKey(user) }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
