import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import type { ApiEvent } from "../resources/event-state-mark";
import { buildEventQuery, buildTimelineQuery, EVENTS_KEY } from "../resources/events";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";

export type EventMutations = ReturnType<typeof useEventMutations>;

/** The organiser's operations on an event; each stores the returned event in the cache. */
export function useEventMutations(id: string) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const path = { event_id: id };
  const show = (response: ApiValue<ApiEvent>) => {
    queries.setQueryData(buildEventQuery(id).queryKey, response);
    void queries.invalidateQueries({ queryKey: buildTimelineQuery(id).queryKey });
    void queries.invalidateQueries({ queryKey: EVENTS_KEY });
  };
  const confirm = useMutation({
    mutationFn: (date_id: string) =>
      unwrapResponse(api.POST("/v2/events/{event_id}/confirm", { params: { path }, body: { date_id } })),
    onSuccess: (response) => {
      show(response);
      showToast(t("events.wasConfirmed"));
    },
  });
  const remind = useMutation({
    mutationFn: () =>
      unwrapResponse(api.POST("/v2/events/{event_id}/reminders", { params: { path }, body: {} })),
    onSuccess: (response) => {
      show(response);
      showToast(t("events.wasReminded"));
    },
  });
  const setNoShow = useMutation({
    mutationFn: (body: Schemas["NoShowBody"]) =>
      unwrapResponse(api.POST("/v2/events/{event_id}/no_show", { params: { path }, body })),
    onSuccess: (response, { no_show }) => {
      show(response);
      showToast(t(no_show ? "events.noShowSet" : "events.noShowUnset"));
    },
  });
  return { confirm, remind, setNoShow, show };
}
