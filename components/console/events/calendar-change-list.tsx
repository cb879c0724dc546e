"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import type { ApiEvent } from "../resources/event-state-mark";
import { buildCalendarChangesQuery } from "../resources/events";
import { formatWholeDays } from "../resources/format-event-date";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";

type Change = Schemas["CalendarChange"];

interface Props {
  event: ApiEvent;
  onSaved: (response: ApiValue<ApiEvent>) => void;
}

/** Changes of the meeting's entry in a calendar, with the possible reactions. */
export function CalendarChangeList({ event, onSaved }: Props) {
  const query = useQuery(buildCalendarChangesQuery(event._id));
  const open = (query.data?.value ?? []).filter(({ steps }) => steps.length > 0);
  return open.map((change) => (
    <UnresolvedChange key={change._id} event={event} change={change} onSaved={onSaved} />
  ));
}

function UnresolvedChange({ event, change, onSaved }: Props & { change: Change }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const resolveChange = useMutation({
    mutationFn: (step: Change["steps"][number]) =>
      unwrapResponse(
        api.POST("/v2/events/{event_id}/calendar_changes/{change_id}/resolve", {
          params: { path: { event_id: event._id, change_id: change._id } },
          body: { step },
        }),
      ),
    onSuccess: (response) => {
      onSaved(response);
      void queries.invalidateQueries({ queryKey: buildCalendarChangesQuery(event._id).queryKey });
    },
  });
  const names = change.reasons.map((name) => name || t("events.entry.something"));
  const { date, end_date, all_day } = change;
  return (
    <div className="rounded-sm border border-warn px-4 py-3">
      <p className="flex gap-2 font-medium">
        <CalendarClock size={18} aria-hidden className="mt-1 flex-none text-warn" />
        <span>
          {t(`events.did.entry_${change.kind}`)}
          {date && end_date
            ? `: ${
                all_day
                  ? formatWholeDays(me, "UTC", { date, end_date }, "weekday")
                  : formatMoment(me, date, "weekday")
              }`
            : null}
        </span>
      </p>
      {names.length > 0 ? (
        <p className="text-muted">{t("events.entry.inTheWay", { names: names.join(", ") })}</p>
      ) : null}
      <ErrorText error={resolveChange.error} className="mt-2" />
      <div className="mt-3 flex flex-wrap gap-2">
        {change.steps.map((step) => (
          <button
            key={step}
            type="button"
            className="button"
            data-tone={step === "cancel" || step === "decline" ? "bad" : undefined}
            disabled={resolveChange.isPending}
            onClick={() => resolveChange.mutate(step)}
          >
            {t(`events.entry.${step}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
