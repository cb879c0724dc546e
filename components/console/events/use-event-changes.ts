import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Answered, answered, api, type Schemas } from "../api";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";
import type { Event } from "./event-state-mark";
import { EVENTS_KEY, eventQuery, timelineQuery } from "./queries";

export type EventChanges = ReturnType<typeof useEventChanges>;

/** The organiser's operations on an event; each puts the event of its answer into the cache. */
export function useEventChanges(id: string) {
  const t = useText();
  const tell = useToast();
  const queries = useQueryClient();
  const path = { event_id: id };
  const show = (answer: Answered<Event>) => {
    queries.setQueryData(eventQuery(id).queryKey, answer);
    void queries.invalidateQueries({ queryKey: timelineQuery(id).queryKey });
    void queries.invalidateQueries({ queryKey: EVENTS_KEY });
  };
  const confirm = useMutation({
    mutationFn: (date_id: string) =>
      answered(api.POST("/v2/events/{event_id}/confirm", { params: { path }, body: { date_id } })),
    onSuccess: (answer) => {
      show(answer);
      tell(t("events.wasConfirmed"));
    },
  });
  const remind = useMutation({
    mutationFn: () => answered(api.POST("/v2/events/{event_id}/reminders", { params: { path }, body: {} })),
    onSuccess: (answer) => {
      show(answer);
      tell(t("events.wasReminded"));
    },
  });
  const setNoShow = useMutation({
    mutationFn: (body: Schemas["NoShowBody"]) =>
      answered(api.POST("/v2/events/{event_id}/no_show", { params: { path }, body })),
    onSuccess: (answer, { no_show }) => {
      show(answer);
      tell(t(no_show ? "events.noShowSet" : "events.noShowUnset"));
    },
  });
  return { confirm, remind, setNoShow, show };
}
