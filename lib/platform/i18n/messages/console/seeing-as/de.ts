import type { SeeingAsTexts } from "./seeing-as-texts";

export default {
  seeingAs: {
    name: "Ansicht einer anderen Person",
    band: "Sie sehen die Konsole, wie {name} sie sieht. Sie können nichts ändern.",
    until: "Bis {time}",
    stop: "Beenden",
    act: "Konsole wie diese Person sehen",
    ask: "Die Konsole sehen, wie {name} sie sieht?",
    askText:
      "Höchstens eine Stunde lang sehen Sie, was {name} sieht, und ändern nichts. Das Änderungsprotokoll nennt Beginn und Ende.",
  },
} satisfies SeeingAsTexts;
