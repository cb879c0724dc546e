import type { Messages } from "../messages";

const fr: Messages["polls"] = {
  deadline: "Les réponses sont acceptées jusqu’au {time}.",
  deadlineConfirms:
    "Les réponses sont acceptées jusqu’au {time}. L’horaire qui convient au plus grand nombre est alors confirmé automatiquement.",
  over: "Le délai est passé. {name} choisit maintenant un horaire.",
  overOwner: "Le délai est passé. Choisissez un horaire ou prolongez le délai dans les réglages du sondage.",
  hidden: "Seul l’organisateur, {name}, voit qui participe et qui a répondu quoi.",
  voted: "Vous verrez les réponses des autres une fois les vôtres enregistrées.",
  never: "Seul l’organisateur, {name}, voit les réponses.",
  full: "Plus de place",
  joinText: "{name} aimerait savoir ce qui vous convient.",
  joinHeading: "Qui répond ?",
  joinName: "Votre nom",
  joinEmail: "E-mail",
  joinEmailHint: "Vous recevrez un lien pour modifier vos réponses.",
  closedTitle: "Ce sondage est clos",
  closedText:
    "Les réponses ne sont plus acceptées. Si vous avez participé, vous pouvez demander que votre lien vous soit renvoyé.",
  shareHeading: "Lien pour tous",
  shareText: "Toute personne qui a ce lien peut participer.",
  copy: "Copier",
  copied: "Copié",
  keepText: "Vous n’avez pas donné d’adresse e-mail. Ce lien vous ramène à vos réponses :",
  csv: "Résultats sous forme de tableau (CSV)",
  picture: "Résultats sous forme d’image",
  results: "Résultats",
  settings: {
    heading: "Réglages du sondage",
    open: "Toute personne qui a le lien peut participer",
    ifNeedBe: "« Au besoin » est aussi une réponse",
    hide: "Les participants ne se voient pas",
    results: "Les réponses sont visibles",
    always: "toujours",
    voted: "pour qui a répondu",
    never: "pour l’organisateur seul",
    addOptions: "Les participants peuvent proposer des horaires et des lieux",
    limit: "Places par horaire",
    limitHint: "Combien de personnes peuvent dire oui à un même horaire. Vide : sans limite.",
    day: "Réponses jusqu’au",
    time: "Heure",
    dayHint: "Vide : jusqu’au choix d’un horaire.",
    atDeadline: "À l’échéance",
    remind: "Me rappeler de choisir",
    confirm: "Confirmer ce qui convient au plus grand nombre",
    reminders: "Relancer la veille ceux qui n’ont pas répondu",
    unset: "sans limite",
  },
  duplicate: "Dupliquer",
  duplicateText:
    "Un nouveau sondage s’ouvre avec le même titre, les mêmes horaires et les mêmes lieux. Personne n’y est encore invité.",
  several: "Confirmer plusieurs horaires",
  severalText:
    "Le premier est confirmé ici. Chaque autre devient un rendez-vous à part avec ceux qui peuvent venir.",
  severalSubmit: "Confirmer ces horaires",
};

export default fr;
