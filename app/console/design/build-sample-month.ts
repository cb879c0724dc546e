import type { DayCell, DayState, MonthView } from "@/lib/pages/booking/view";
import { SAMPLE_TEXTS, type SampleLang } from "./sample-texts";

function sampleDay(lang: SampleLang, day: number, proposed: boolean): DayCell {
  const text = SAMPLE_TEXTS[lang];
  const weekday = (day - 1) % 7;
  const few = [4, 15, 23].includes(day);
  const none = weekday > 4 || [8, 24, 25, 26].includes(day);
  const state: DayState = day < 3 ? "past" : none ? "none" : few ? "few" : "free";
  return {
    date: `2031-12-${String(day).padStart(2, "0")}`,
    number: String(day),
    state,
    label: `${text.states[state]}, ${text.weekdays[weekday]} ${day} ${text.ofMonth}`,
    href: state === "free" || state === "few" ? `?day=2031-12-${day}` : null,
    chosen: day === 10,
    today: day === 3,
    proposed: proposed && (day === 9 || day === 10),
  };
}

function sampleNextMonthDay(lang: SampleLang, day: number): DayCell {
  return {
    ...sampleDay(lang, day, false),
    date: `2032-01-0${day}`,
    state: "none",
    href: null,
    ...(day === 1 && { monthName: "Jan" }),
    today: false,
  };
}

export function buildSampleMonth(lang: SampleLang, proposed: boolean): MonthView {
  const text = SAMPLE_TEXTS[lang];
  const days = Array.from({ length: 35 }, (_, index) =>
    index < 31 ? sampleDay(lang, index + 1, proposed) : sampleNextMonthDay(lang, index - 30),
  );
  return {
    month: "2031-12",
    title: text.month,
    weekdays: text.weekdays.map((long) => ({ long, short: long.slice(0, 2) })),
    weeks: [0, 7, 14, 21, 28].map((start) => days.slice(start, start + 7)),
    previous: null,
    next: { href: "?month=2032-01", label: text.next },
    previousLabel: text.previous,
    nextLabel: text.next,
    empty: null,
    key: text.key,
  };
}
