import type { WaitingTexts } from "./waiting-texts";

export default {
  waiting: {
    title: "Warteliste",
    none: "Niemand wartet.",
    waits: "seit {date}",
    kept: "{time} ist bis {until} reserviert",
    offers: "{count, plural, one {# Termin angeboten} other {# Termine angeboten}}",
    remove: "Entfernen",
    removeNamed: "{name} von der Warteliste nehmen",
    removed: "{name} steht nicht mehr auf der Warteliste",
    more: "Die ersten {count, number} werden gezeigt.",
    minutes: "Minuten, die ein freier Termin reserviert bleibt",
    minutesHint: "Für die Person, der er angeboten wird; danach wird er der nächsten angeboten.",
    hint: "An ausgebuchten Tagen kann man eine Adresse hinterlassen. Frei gewordene Termine werden der Reihe nach angeboten.",
  },
} satisfies WaitingTexts;
