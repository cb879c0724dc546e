import type { TestModeTexts } from "./test-mode";

export default {
  testMode: {
    name: "Testmodus",
    what: "Sie sehen die Testumgebung: E-Mails werden aufgehoben und nicht gesendet, niemand erfährt etwas.",
    frozen: "steht still",
    running: "läuft",
    moving: "unterwegs zu {time}",
    hour: "+1 Stunde",
    day: "+1 Tag",
    to: "Zu einem Zeitpunkt",
    go: "Los",
    failed: "{count, plural, one {1 Auftrag fehlgeschlagen} other {# Aufträge fehlgeschlagen}}",
    reset: "Leeren",
    resetAsk: "Testumgebung leeren?",
    resetText:
      "Alles darin wird gelöscht, außer Einstellungen und Schlüsseln, und die Uhr zeigt wieder die Gegenwart. Ihre Organisation bleibt unberührt.",
    resetDo: "Leeren",
    demo: "Beispieldaten",
    demoWhat: "Personen mit Seiten, ein Team, eine Standortsuche und Termine",
    demoDone:
      "Die Testumgebung hat jetzt Beispieldaten: drei Personen mit Seiten, ein Team, eine Standortsuche und Termine.",
    demoThere: "Die Beispieldaten sind schon da. Nichts wurde geändert.",
    leave: "Testmodus verlassen",
    enter: "Testmodus",
    late: "Die Uhr geht nur vorwärts. Wählen Sie einen späteren Zeitpunkt, oder leeren Sie die Testumgebung.",
  },
} satisfies TestModeTexts;
