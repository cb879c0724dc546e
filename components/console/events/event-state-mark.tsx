"use client";
import type { Schemas } from "../api";
import { type TranslateConsole, useText } from "../texts";
import { StateMark } from "../ui/state-mark";

/** The client's type without fields that are always null. */
export type Event = Omit<Schemas["Event"], "links">;

export const deriveState = ({ confirmed, cancelled }: Event) =>
  cancelled ? "cancelled" : confirmed.flag ? "confirmed" : "planning";

const STATE_TONES = { planning: "muted", confirmed: "ok", cancelled: "bad" } as const;

export function EventStateMark({ event }: { event: Event }) {
  const t = useText();
  const state = deriveState(event);
  return <StateMark tone={STATE_TONES[state]}>{t(`events.${state}`)}</StateMark>;
}

/** The confirmed date, else the first of those proposed. */
export const pickDate = ({ dates, confirmed }: Event) =>
  dates.find(({ _id }) => confirmed.flag && _id === confirmed.date_id) ??
  [...dates].sort((one, other) => one.date.localeCompare(other.date))[0];

export const formatHost = ({ created_by: { full_name, email } }: Event, t: TranslateConsole): string =>
  full_name ?? email ?? t("users.unnamed");
