import type { TestModeTexts } from "./test-mode";

export default {
  testMode: {
    name: "Mode test",
    what: "Vous voyez le bac à sable : les e-mails sont conservés et non envoyés, personne n’est prévenu.",
    frozen: "arrêtée",
    running: "avance",
    moving: "en route vers {time}",
    hour: "+1 heure",
    day: "+1 jour",
    to: "À un moment",
    go: "Aller",
    failed: "{count, plural, one {1 tâche a échoué} many {# tâches ont échoué} other {# tâches ont échoué}}",
    reset: "Vider",
    resetAsk: "Vider le bac à sable ?",
    resetText:
      "Tout ce qu’il contient est supprimé, sauf ses réglages et ses clés, et son horloge indique de nouveau le présent. Votre organisation n’est pas touchée.",
    resetDo: "Vider",
    demo: "Données de démo",
    demoWhat: "Des personnes avec leurs pages, une équipe, un localisateur et des rendez-vous",
    demoDone:
      "Le bac à sable contient des données de démo : trois personnes avec leurs pages, une équipe, un localisateur et des rendez-vous.",
    demoThere: "Les données de démo sont déjà là. Rien n’a changé.",
    leave: "Quitter le mode test",
    enter: "Mode test",
    late: "L’horloge ne fait qu’avancer. Choisissez un moment ultérieur ou videz le bac à sable.",
  },
} satisfies TestModeTexts;
