"use client";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import type { OwnedResources } from "./queries";

/** The number of items that a list names; it counts the rest. */
export const MAX_NAMED = 5;

/** A meeting of the departing user: its time, title and number of guests. */
export function MeetingLine({ title, start, guests }: OwnedResources["meetings"]["first"][number]) {
  const t = useText();
  const me = useMe();
  const when = start ? formatMoment(me, start) : t("offboarding.noTime");
  return `${when} · ${title} · ${t("offboarding.guests", { count: guests })}`;
}
