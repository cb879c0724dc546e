import type { WaitingTexts } from "./waiting-texts";

export default {
  waiting: {
    title: "Lista de espera",
    none: "Nadie espera.",
    waits: "desde el {date}",
    kept: "{time} queda guardado hasta el {until}",
    offers: "{count, plural, one {# hora ofrecida} many {# horas ofrecidas} other {# horas ofrecidas}}",
    remove: "Quitar",
    removeNamed: "Quitar a {name} de la lista de espera",
    removed: "{name} ya no está en la lista de espera",
    more: "Se muestran los primeros {count, number}.",
    minutes: "Minutos que se guarda una hora liberada",
    minutesHint: "Para quien la recibe; después se ofrece a la siguiente persona.",
    hint: "En los días completos se puede dejar una dirección. Las horas liberadas se ofrecen por turno.",
  },
} satisfies WaitingTexts;
