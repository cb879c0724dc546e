"use client";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { formatMoment } from "../format-moment";
import { canPerform, useMe } from "../me";
import { EVENTS_KEY, listEvents } from "../resources/events";
import { useText } from "../texts";

const MAX_EVENTS = 20;

interface Props {
  event: string | null;
  onChoose: (event: string | null) => void;
}

/** Chooses the meeting that the preview shows: a made-up one, or one of the latest. */
export function EventChoice({ event, onChoose }: Props) {
  const t = useText();
  const me = useMe();
  const id = useId();
  const query = useQuery({
    queryKey: [...EVENTS_KEY, "for-preview"],
    queryFn: async () => (await listEvents({ limit: MAX_EVENTS })).value,
    enabled: canPerform(me, "listEvents"),
  });
  if (!query.data || query.data.length === 0) return null;
  return (
    <div>
      <label htmlFor={id} className="font-medium text-sm">
        {t("messageTexts.example")}
      </label>
      <select
        id={id}
        className="input mt-1"
        value={event ?? ""}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{t("messageTexts.madeUp")}</option>
        {query.data.map(({ _id, title, createdAt }) => (
          <option key={_id} value={_id}>
            {title} · {formatMoment(me, createdAt)}
          </option>
        ))}
      </select>
    </div>
  );
}
