"use client";
import type { Schemas } from "../api";
import { type TranslateConsole, useText } from "../texts";
import { StateMark } from "../ui/state-mark";

/** The client's type without the fields that are always null. */
export type ApiEvent = Omit<Schemas["Event"], "links">;

export const getEventState = ({ confirmed, cancelled }: ApiEvent) =>
  cancelled ? "cancelled" : confirmed.flag ? "confirmed" : "planning";

const STATE_TONES = { planning: "muted", confirmed: "ok", cancelled: "bad" } as const;

export function EventStateMark({ event }: { event: ApiEvent }) {
  const t = useText();
  const state = getEventState(event);
  return <StateMark tone={STATE_TONES[state]}>{t(`events.${state}`)}</StateMark>;
}

/** Picks the confirmed date, otherwise the first proposed one. */
export const pickEventDate = ({ dates, confirmed }: ApiEvent) =>
  dates.find(({ _id }) => confirmed.flag && _id === confirmed.date_id) ??
  [...dates].sort((one, other) => one.date.localeCompare(other.date))[0];

export const formatEventHost = (
  { created_by: { full_name, email } }: ApiEvent,
  t: TranslateConsole,
): string => full_name ?? email ?? t("users.unnamed");
