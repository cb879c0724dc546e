import type { TestModeTexts } from "./test-mode";

export default {
  testMode: {
    name: "Testmodus",
    what: "U ziet de testomgeving: mails worden bewaard en niet verstuurd, niemand krijgt bericht.",
    frozen: "staat stil",
    running: "loopt",
    moving: "onderweg naar {time}",
    hour: "+1 uur",
    day: "+1 dag",
    to: "Naar een moment",
    go: "Ga",
    failed: "{count, plural, one {1 taak mislukt} other {# taken mislukt}}",
    reset: "Leegmaken",
    resetAsk: "Testomgeving leegmaken?",
    resetText:
      "Alles erin wordt verwijderd, behalve instellingen en sleutels, en de klok staat weer op nu. Uw organisatie blijft onaangeroerd.",
    resetDo: "Leegmaken",
    demo: "Voorbeeldgegevens",
    demoWhat: "Mensen met pagina’s, een team, een locatiezoeker en afspraken",
    demoDone:
      "De testomgeving heeft nu voorbeeldgegevens: drie mensen met pagina’s, een team, een locatiezoeker en afspraken.",
    demoThere: "De voorbeeldgegevens zijn er al. Er is niets veranderd.",
    leave: "Testmodus verlaten",
    enter: "Testmodus",
    late: "De klok gaat alleen vooruit. Kies een later moment of maak de testomgeving leeg.",
  },
} satisfies TestModeTexts;
