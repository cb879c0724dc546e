import type { SeeingAsTexts } from "./seeing-as-texts";

export default {
  seeingAs: {
    name: "Vista de otra persona",
    band: "Ve la consola como {name}. No puede cambiar nada.",
    until: "Hasta las {time}",
    stop: "Terminar",
    act: "Ver como esta persona",
    ask: "¿Ver la consola como {name}?",
    askText:
      "Durante una hora como máximo verá lo que ve {name}, sin cambiar nada. El registro de cambios indica el comienzo y el final.",
  },
} satisfies SeeingAsTexts;
