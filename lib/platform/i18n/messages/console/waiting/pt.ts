import type { WaitingTexts } from "./waiting-texts";

export default {
  waiting: {
    title: "Lista de espera",
    none: "Ninguém espera.",
    waits: "desde {date}",
    kept: "{time} está guardado até {until}",
    offers: "{count, plural, one {# hora oferecida} many {# horas oferecidas} other {# horas oferecidas}}",
    remove: "Retirar",
    removeNamed: "Retirar {name} da lista de espera",
    removed: "{name} já não está na lista de espera",
    more: "São mostrados os primeiros {count, number}.",
    minutes: "Minutos durante os quais se guarda uma hora livre",
    minutesHint: "Para a pessoa a quem é oferecida; depois é oferecida à seguinte.",
    hint: "Nos dias esgotados, pode deixar-se um endereço. As horas que ficam livres são oferecidas à vez.",
  },
} satisfies WaitingTexts;
