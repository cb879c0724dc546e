import type { SeeingAsTexts } from "./seeing-as-texts";

export default {
  seeingAs: {
    name: "Vista di un’altra persona",
    band: "Vede la console come {name}. Non può modificare nulla.",
    until: "Fino alle {time}",
    stop: "Termina",
    act: "Vedi come questa persona",
    ask: "Vedere la console come {name}?",
    askText:
      "Per un’ora al massimo vede ciò che vede {name}, senza modificare nulla. Il registro delle modifiche indica l’inizio e la fine.",
  },
} satisfies SeeingAsTexts;
