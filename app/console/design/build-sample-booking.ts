import { renderZoneOptions } from "@/components/booking/zone-options";
import type { BookingTimesStep, BookingView, SlotsView } from "@/lib/pages/booking/view";
import { formatDuration } from "@/lib/platform/i18n/format-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildSampleMonth } from "./build-sample-month";
import { buildSampleShell } from "./build-sample-shell";
import { SAMPLE_TEXTS, type SampleLang } from "./sample-texts";

export function buildSampleBooking(lang: SampleLang, multiple: boolean): BookingView {
  const text = SAMPLE_TEXTS[lang];
  return {
    shell: buildSampleShell(lang),
    cover: null,
    leadsTo: null,
    owner: {
      name: text.name,
      initials: lang === "en" ? "AL" : "FS",
      photo: null,
      members: [],
      chosen: null,
      title: text.title,
      message: [text.message],
      facts: [
        { icon: "duration", text: text.facts[0] ?? "" },
        { icon: "place", text: text.facts[1] ?? "" },
        { icon: "approval", text: text.facts[2] ?? "" },
      ],
    },
    notice: null,
    banner: null,
    members: null,
    types: multiple ? sampleTypes(lang) : null,
    back: null,
    step: {
      name: "times",
      heading: text.step,
      next: { href: "?month=2032-01&day=2032-01-06", label: text.nextAvailable },
      lengths: multiple ? sampleLengths(lang) : null,
      month: buildSampleMonth(lang, multiple),
      weekGrid: null,
      slots: sampleSlots(lang, multiple, multiple),
      zone: sampleZone(lang),
      hours: {
        label: text.hours[2] ?? "",
        items: [
          { text: "12 h", label: text.hours[0] ?? "", href: "?h=12", current: false },
          { text: "24 h", label: text.hours[1] ?? "", href: "?h=24", current: true },
        ],
      },
      selectedSlots: multiple ? sampleSelectedSlots(lang) : null,
    },
  };
}

function sampleTypes(lang: SampleLang): BookingView["types"] {
  const text = SAMPLE_TEXTS[lang];
  return {
    heading: lang === "en" ? "What is it about?" : "Worum geht es?",
    cards: [
      {
        href: "#first",
        name: lang === "en" ? "First talk" : "Erstgespräch zur Aufenthaltsgenehmigung",
        duration: text.facts[0] ?? "",
        description: lang === "en" ? "To get to know each other" : "Zum gegenseitigen Kennenlernen",
        next: text.nextAvailable,
      },
      {
        href: "#review",
        name: lang === "en" ? "Review" : "Unterlagenprüfung",
        duration: text.facts[0] ?? "",
        description: null,
        next: text.nextAvailable,
      },
    ],
  };
}

function sampleSlots(lang: SampleLang, multiple: boolean, isOtherZone: boolean): SlotsView {
  const text = SAMPLE_TEXTS[lang];
  const tile = (time: string, chosen = false, conflict = false) => ({
    value: `2031-12-10T${time}:00Z`,
    time,
    hostTime: isOtherZone
      ? `${String(Number(time.slice(0, 2)) - 1).padStart(2, "0")}${time.slice(2)} ${text.host}`
      : null,
    state: conflict ? ("conflict" as const) : ("free" as const),
    note: conflict ? text.taken : null,
    chosen,
  });
  return {
    day: text.day,
    zoneNote: text.zone,
    groups: [
      {
        label: text.parts[0] ?? null,
        slots: [tile("09:00"), tile("09:30"), tile("10:00", true), tile("11:00", false, true), tile("11:30")],
      },
      { label: text.parts[1] ?? null, slots: [tile("14:00", multiple), tile("14:30"), tile("16:30")] },
    ],
    multiple,
    empty: null,
    action: "",
    hidden: [{ name: "month", value: "2031-12" }],
    submit: text.submit,
    add: multiple ? text.keep : null,
    error: null,
  };
}

function sampleZone(lang: SampleLang): BookingTimesStep["zone"] {
  const text = SAMPLE_TEXTS[lang];
  return {
    label: text.zoneLabel,
    current: { value: "Europe/Berlin", label: text.zoneName },
    options: renderZoneOptions([
      {
        label: "America",
        zones: [{ value: "America/Argentina/Buenos_Aires", label: "Buenos Aires, Argentina (UTC−3)" }],
      },
      { label: "Europe", zones: [{ value: "Europe/London", label: "London (UTC+0)" }] },
    ]),
    source: "/api/zones/en",
    all: null,
    action: "",
    hidden: [],
    city: text.city,
    submit: text.change,
    locked: null,
  };
}

const sampleSelectedSlots = (lang: SampleLang): BookingTimesStep["selectedSlots"] => ({
  heading: lang === "en" ? "3 of 4 proposed" : "3 von 4 Vorschlägen",
  done: 3,
  needed: 4,
  items: [
    ["9", "15:00"],
    ["10", "10:00"],
    ["10", "14:00"],
  ].map(([day, time]) => ({
    value: `${day} ${time}`,
    day: lang === "en" ? `Dec ${day}` : `${day}. Dez.`,
    time: time ?? "",
    removeHref: `?remove=${day}${time}`,
    removeLabel: lang === "en" ? `Remove Dec ${day}, ${time}` : `${day}. Dezember, ${time} entfernen`,
  })),
});

const sampleLengths = (lang: SampleLang) => ({
  label: getTranslator(lang)("booking.lengths"),
  items: [15, 30, 60].map((minutes) => ({
    href: `?length=${minutes}`,
    text: formatDuration(lang, minutes),
    current: minutes === 30,
  })),
});
