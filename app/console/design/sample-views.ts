import { renderZoneOptions } from "@/components/booking/zone-options";
import type {
  BookingView,
  DayCell,
  DayState,
  DetailsView,
  MonthView,
  SlotsView,
} from "@/lib/pages/booking/view";
import type { FrameView, NotFoundView } from "@/lib/pages/frame/view";

/** The gallery's sample texts: one short language and one with long words. */
export type SampleLang = "en" | "de";

const texts = {
  en: {
    name: "Ana Lindqvist",
    title: "Book a talk with Ana",
    message: "Pick a time for a first talk about your project. I will send the link to the call myself.",
    facts: ["30 minutes", "Video call", "Ana confirms each request"],
    month: "December 2031",
    weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    key: { free: "Many times", few: "Few times", none: "None" },
    previous: "Previous month",
    next: "Next month",
    nextAvailable: "Next available: Tue 6 Jan",
    states: { free: "6 times", few: "2 times", none: "Unavailable", past: "Past" },
    ofMonth: "December",
    day: "Wednesday 10 December",
    zone: "Times in Berlin (UTC+1)",
    zoneName: "Berlin (UTC+1)",
    parts: ["Morning", "Afternoon"],
    host: "in London",
    taken: "Just taken",
    submit: "Continue",
    keep: "Add to proposal",
    zoneLabel: "Time zone",
    change: "Change",
    hours: ["Show 12-hour times", "Show 24-hour times", "Clock"],
    step: "Choose a time",
    language: "Language",
    skip: "Skip to content",
    footer: "Made with Bookpage",
    privacy: "Privacy",
    legal: "About this service",
  },
  de: {
    name: "Dr. Friederike Schönhausen-Wittgenstein",
    title: "Beratungsgespräch mit Friederike vereinbaren",
    message:
      "Bitte wählen Sie einen Termin für das Erstgespräch zur Aufenthaltsgenehmigung. Die Einwahldaten der Videokonferenz erhalten Sie mit der Terminbestätigung.",
    facts: ["30 Minuten", "Videokonferenz oder Geschäftsräume", "Terminanfragen werden einzeln bestätigt"],
    month: "Dezember 2031",
    weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
    key: { free: "Viele Zeiten", few: "Wenige Zeiten", none: "Keine" },
    previous: "Vorheriger Monat",
    next: "Nächster Monat",
    nextAvailable: "Nächster freier Termin: Di., 6. Jan.",
    states: { free: "6 Zeiten", few: "2 Zeiten", none: "Nicht verfügbar", past: "Vergangen" },
    ofMonth: "Dezember",
    day: "Mittwoch, 10. Dezember",
    zone: "Zeiten in Berlin (UTC+1)",
    zoneName: "Berlin (UTC+1)",
    parts: ["Vormittag", "Nachmittag"],
    host: "in London",
    taken: "Gerade vergeben",
    submit: "Weiter zu Ihren Angaben",
    keep: "Zu den Vorschlägen hinzufügen",
    zoneLabel: "Zeitzone",
    change: "Ändern",
    hours: ["Uhrzeiten im 12-Stunden-Format anzeigen", "Uhrzeiten im 24-Stunden-Format anzeigen", "Uhr"],
    step: "Zeit wählen",
    language: "Sprache",
    skip: "Zum Inhalt springen",
    footer: "Erstellt mit Bookpage",
    privacy: "Datenschutzerklärung",
    legal: "Über diesen Dienst",
  },
};

export function sampleFrame(lang: SampleLang): FrameView {
  const text = texts[lang];
  return {
    lang,
    head: { title: "Design", secret: true },
    skip: text.skip,
    languages: {
      label: text.language,
      current: lang,
      items: [
        { lang: "de", label: "Deutsch", href: "?lang=de" },
        { lang: "en", label: "English", href: "?lang=en" },
        { lang: "fr", label: "Français", href: "?lang=fr" },
        { lang: "nl", label: "Nederlands", href: "?lang=nl" },
      ],
    },
    footer: {
      text: text.footer,
      links: [
        { href: "#privacy", label: text.privacy },
        { href: "#legal", label: text.legal },
      ],
    },
    embed: false,
  };
}

function sampleDay(lang: SampleLang, day: number, proposed: boolean): DayCell {
  const text = texts[lang];
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

export function sampleMonth(lang: SampleLang, proposed: boolean): MonthView {
  const text = texts[lang];
  const days = Array.from({ length: 35 }, (_, index) =>
    index < 31 ? sampleDay(lang, index + 1, proposed) : null,
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
    nextAvailable: { href: "?month=2032-01&day=2032-01-06", label: text.nextAvailable },
    empty: null,
    key: text.key,
  };
}

export function sampleSlots(lang: SampleLang, multiple: boolean, abroad: boolean): SlotsView {
  const text = texts[lang];
  const tile = (time: string, chosen = false, conflict = false) => ({
    value: `2031-12-10T${time}:00Z`,
    time,
    hostTime: abroad
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
    keep: multiple ? text.keep : null,
    error: null,
  };
}

export function sampleBooking(lang: SampleLang, multiple: boolean): BookingView {
  const text = texts[lang];
  return {
    frame: sampleFrame(lang),
    leadsTo: null,
    owner: {
      name: text.name,
      initials: lang === "en" ? "AL" : "FS",
      photo: null,
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
    types: multiple
      ? {
          heading: lang === "en" ? "What is it about?" : "Worum geht es?",
          cards: [
            {
              href: "#first",
              name: lang === "en" ? "First talk" : "Erstgespräch zur Aufenthaltsgenehmigung",
              duration: text.facts[0] ?? "",
              description: lang === "en" ? "To get to know each other" : "Zum gegenseitigen Kennenlernen",
              next: text.nextAvailable,
              current: true,
            },
            {
              href: "#review",
              name: lang === "en" ? "Review" : "Unterlagenprüfung",
              duration: text.facts[0] ?? "",
              description: null,
              next: text.nextAvailable,
              current: false,
            },
          ],
        }
      : null,
    step: {
      name: "times",
      heading: text.step,
      month: sampleMonth(lang, multiple),
      slots: sampleSlots(lang, multiple, multiple),
      zone: {
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
        submit: text.change,
        locked: null,
        detect: false,
      },
      hours: {
        label: text.hours[2] ?? "",
        items: [
          { text: "12 h", label: text.hours[0] ?? "", href: "?h=12", current: false },
          { text: "24 h", label: text.hours[1] ?? "", href: "?h=24", current: true },
        ],
      },
      tray: multiple
        ? {
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
              removeLabel:
                lang === "en" ? `Remove Dec ${day}, ${time}` : `${day}. Dezember, ${time} entfernen`,
            })),
          }
        : null,
    },
  };
}

const field = {
  as: "field" as const,
  kind: "text" as const,
  value: "",
  required: true,
  optional: null,
  hint: null,
  placeholder: null,
  autoComplete: null,
  maxLength: null,
  error: null,
};

export function sampleDetails(lang: SampleLang, refused: boolean): DetailsView {
  const en = lang === "en";
  const mail = en ? "E-mail address" : "E-Mail-Adresse";
  const mailError = en
    ? "Enter an e-mail address like name@example.org"
    : "Geben Sie eine E-Mail-Adresse wie name@example.org ein";
  return {
    heading: en ? "Your details" : "Ihre Angaben",
    chosen: {
      heading: en ? "Chosen time" : "Gewählter Termin",
      items: [
        {
          value: "1",
          day: texts[lang].day,
          time: "10:00–10:30",
          hostTime: en ? "09:00–09:30 in London" : "09:00–09:30 in London (Gastgeberin)",
          lost: refused,
        },
      ],
      zone: texts[lang].zoneName,
      change: { href: "?step=times", label: texts[lang].change },
    },
    action: "/sample/book",
    hidden: [],
    errors: refused
      ? {
          title: en ? "Two things are missing" : "Zwei Angaben fehlen noch",
          items: [
            { href: "#email", label: mailError },
            { href: "#place", label: en ? "Choose a place" : "Wählen Sie einen Ort" },
          ],
        }
      : null,
    nearest: refused
      ? {
          text: en
            ? "10:00 has just been taken. The nearest free times:"
            : "10:00 wurde gerade vergeben. Die nächsten freien Zeiten:",
          times: ["10:30", "11:30", "14:00"].map((label) => ({ value: label, label })),
        }
      : null,
    fields: [
      { ...field, id: "name", name: "name", label: "Name", value: "Jo Berg", autoComplete: "name" },
      {
        ...field,
        kind: "email",
        id: "email",
        name: "email",
        label: mail,
        value: refused ? "jo@" : "",
        autoComplete: "email",
        hint: en ? "The confirmation goes here." : "Hierhin geht die Terminbestätigung.",
        error: refused ? mailError : null,
      },
      {
        as: "choice",
        id: "place",
        name: "place",
        legend: en ? "Place" : "Ort",
        multiple: false,
        options: [
          {
            value: "video",
            label: en ? "Video call" : "Videokonferenz",
            detail: en ? "The link comes by e-mail" : "Der Link kommt per E-Mail",
            checked: !refused,
          },
          {
            value: "office",
            label: en ? "Office" : "Geschäftsräume",
            detail: "Rosenthaler Straße 38, 10178 Berlin",
            checked: false,
          },
        ],
        other: null,
        error: refused ? (en ? "Choose a place" : "Wählen Sie einen Ort") : null,
      },
      {
        ...field,
        kind: "textarea",
        id: "message",
        name: "message",
        label: en ? "Message" : "Nachricht",
        required: false,
        optional: "optional",
        placeholder: en ? "What is it about?" : "Worum geht es?",
      },
    ],
    submit: en ? "Send request" : "Terminanfrage senden",
    note: en ? "Ana answers by e-mail, usually within a day." : null,
  };
}

export function sampleNotFound(lang: SampleLang): NotFoundView {
  return {
    frame: sampleFrame(lang),
    title: lang === "en" ? "There is nothing to book here" : "Hier kann nichts gebucht werden",
    text:
      lang === "en"
        ? "The address may be mistyped, or the page is no longer open. Ask the person who gave you the link for a new one."
        : "Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist nicht mehr offen. Bitten Sie um einen neuen Link.",
    links: [{ href: "/", label: lang === "en" ? "Go to the start page" : "Zur Startseite" }],
  };
}
