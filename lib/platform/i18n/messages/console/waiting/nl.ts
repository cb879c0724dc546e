import type { WaitingTexts } from "./waiting-texts";

export default {
  waiting: {
    title: "Wachtlijst",
    none: "Niemand wacht.",
    waits: "sinds {date}",
    kept: "{time} wordt tot {until} vastgehouden",
    offers: "{count, plural, one {# tijd aangeboden} other {# tijden aangeboden}}",
    remove: "Verwijderen",
    removeNamed: "{name} van de wachtlijst halen",
    removed: "{name} staat niet meer op de wachtlijst",
    more: "De eerste {count, number} worden getoond.",
    minutes: "Minuten dat een vrijgekomen tijd wordt vastgehouden",
    minutesHint: "Voor degene aan wie hij wordt aangeboden; daarna is de volgende aan de beurt.",
    hint: "Op volle dagen kan men een adres achterlaten. Vrijgekomen tijden worden om de beurt aangeboden.",
  },
} satisfies WaitingTexts;
