import type { WaitingTexts } from "./waiting-texts";

export default {
  waiting: {
    title: "Liste d’attente",
    none: "Personne n’attend.",
    waits: "depuis le {date}",
    kept: "{time} est gardé jusqu’au {until}",
    offers: "{count, plural, one {# horaire proposé} many {# horaires proposés} other {# horaires proposés}}",
    remove: "Retirer",
    removeNamed: "Retirer {name} de la liste d’attente",
    removed: "{name} n’est plus sur la liste d’attente",
    more: "Les {count, number} premières personnes sont affichées.",
    minutes: "Minutes pendant lesquelles un horaire libéré est gardé",
    minutesHint: "Pour la personne à qui il est proposé ; il est ensuite proposé à la suivante.",
    hint: "Les jours complets, on peut laisser une adresse. Les horaires libérés sont proposés à tour de rôle.",
  },
} satisfies WaitingTexts;
