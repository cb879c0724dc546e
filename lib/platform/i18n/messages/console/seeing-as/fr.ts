import type { SeeingAsTexts } from "./seeing-as-texts";

export default {
  seeingAs: {
    name: "Vue d’une autre personne",
    band: "Vous voyez la console comme {name}. Vous ne pouvez rien modifier.",
    until: "Jusqu’à {time}",
    stop: "Arrêter",
    act: "Voir comme cette personne",
    ask: "Voir la console comme {name} ?",
    askText:
      "Pendant une heure au plus, vous voyez ce que voit {name}, sans rien modifier. Le journal indique le début et la fin.",
  },
} satisfies SeeingAsTexts;
