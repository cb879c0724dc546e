"use client";
import { useEffect, useState } from "react";
import { MINUTE } from "@/lib/core/time/instant";
import { useMe } from "../../me";
import { toMinuteOfDay } from "./to-minute-of-day";

interface Props {
  /** Those that the column shows: from the first to before the last. */
  hours: { first: number; last: number };
  /** Height of an hour. */
  hourRem: number;
}

/** A line across today's column at the current time, moved every minute. */
export function NowLine({ hours: { first, last }, hourRem }: Props) {
  const { timezone } = useMe();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const hour = toMinuteOfDay(timezone, now) / 60;
  if (hour < first || hour >= last) return null;
  return (
    <li
      aria-hidden
      className="pointer-events-none absolute inset-x-0 border-bad border-t-2 before:absolute before:-start-1 before:-top-[5px] before:size-2 before:rounded-full before:bg-bad"
      style={{ top: `${(hour - first) * hourRem}rem` }}
    />
  );
}
