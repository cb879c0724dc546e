import type { TestModeTexts } from "./test-mode";

export default {
  testMode: {
    name: "Testläge",
    what: "Du ser testmiljön: mejl sparas och skickas inte, ingen får veta något.",
    frozen: "står stilla",
    running: "går",
    moving: "på väg till {time}",
    hour: "+1 timme",
    day: "+1 dag",
    to: "Till en tidpunkt",
    go: "Gå",
    failed: "{count, plural, one {1 jobb misslyckades} other {# jobb misslyckades}}",
    reset: "Töm",
    resetAsk: "Tömma testmiljön?",
    resetText:
      "Allt i den tas bort utom inställningar och nycklar, och klockan visar åter nutid. Din organisation påverkas inte.",
    resetDo: "Töm",
    demo: "Exempeldata",
    demoWhat: "Personer med sidor, ett team, en platssökning och möten",
    demoDone: "Testmiljön har nu exempeldata: tre personer med sidor, ett team, en platssökning och möten.",
    demoThere: "Exempeldatan finns redan. Ingenting har ändrats.",
    leave: "Lämna testläget",
    enter: "Testläge",
    late: "Klockan går bara framåt. Välj en senare tidpunkt eller töm testmiljön.",
  },
} satisfies TestModeTexts;
