import type { SeeingAsTexts } from "./seeing-as-texts";

export default {
  seeingAs: {
    name: "Vista de outra pessoa",
    band: "Está a ver a consola como {name}. Não pode alterar nada.",
    until: "Até às {time}",
    stop: "Parar",
    act: "Ver como esta pessoa",
    ask: "Ver a consola como {name}?",
    askText:
      "Durante uma hora, no máximo, vê o que {name} vê, sem alterar nada. O registo de alterações indica o início e o fim.",
  },
} satisfies SeeingAsTexts;
