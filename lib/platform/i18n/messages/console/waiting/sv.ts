import type { WaitingTexts } from "./waiting-texts";

export default {
  waiting: {
    title: "Väntelista",
    none: "Ingen väntar.",
    waits: "sedan {date}",
    kept: "{time} hålls till {until}",
    offers: "{count, plural, one {# tid erbjuden} other {# tider erbjudna}}",
    remove: "Ta bort",
    removeNamed: "Ta bort {name} från väntelistan",
    removed: "{name} står inte längre på väntelistan",
    more: "De första {count, number} visas.",
    minutes: "Minuter som en ledig tid hålls",
    minutesHint: "Åt den som erbjuds den; sedan erbjuds den till nästa.",
    hint: "På fullbokade dagar kan man lämna en adress. Lediga tider erbjuds i tur och ordning.",
  },
} satisfies WaitingTexts;
