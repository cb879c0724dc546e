import type { SeeingAsTexts } from "./seeing-as-texts";

export default {
  seeingAs: {
    name: "Någon annans vy",
    band: "Du ser konsolen som {name}. Du kan inte ändra något.",
    until: "Till {time}",
    stop: "Avsluta",
    act: "Se som den här personen",
    ask: "Se konsolen som {name}?",
    askText:
      "I högst en timme ser du vad {name} ser, utan att ändra något. Ändringsloggen anger början och slut.",
  },
} satisfies SeeingAsTexts;
