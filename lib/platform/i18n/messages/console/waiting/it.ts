import type { WaitingTexts } from "./waiting-texts";

export default {
  waiting: {
    title: "Lista d’attesa",
    none: "Nessuno aspetta.",
    waits: "dal {date}",
    kept: "{time} è tenuto fino a {until}",
    offers: "{count, plural, one {# orario proposto} many {# orari proposti} other {# orari proposti}}",
    remove: "Rimuovi",
    removeNamed: "Togli {name} dalla lista d’attesa",
    removed: "{name} non è più nella lista d’attesa",
    more: "Sono mostrati i primi {count, number}.",
    minutes: "Minuti per cui si tiene un orario liberato",
    minutesHint: "Per la persona a cui è proposto; poi viene proposto alla successiva.",
    hint: "Nei giorni al completo si può lasciare un indirizzo. Gli orari liberati sono proposti a turno.",
  },
} satisfies WaitingTexts;
