import type { TestModeTexts } from "./test-mode";

export default {
  testMode: {
    name: "Modalità di prova",
    what: "State vedendo l’ambiente di prova: le e-mail vengono conservate e non inviate, nessuno viene avvisato.",
    frozen: "fermo",
    running: "in marcia",
    moving: "in viaggio verso {time}",
    hour: "+1 ora",
    day: "+1 giorno",
    to: "A un momento",
    go: "Vai",
    failed:
      "{count, plural, one {1 lavoro non riuscito} many {# lavori non riusciti} other {# lavori non riusciti}}",
    reset: "Svuota",
    resetAsk: "Svuotare l’ambiente di prova?",
    resetText:
      "Tutto il contenuto viene eliminato, tranne impostazioni e chiavi, e l’orologio torna al presente. La vostra organizzazione non viene toccata.",
    resetDo: "Svuota",
    demo: "Dati di esempio",
    demoWhat: "Persone con pagine, un team, un localizzatore e appuntamenti",
    demoDone:
      "L’ambiente di prova ha ora dati di esempio: tre persone con pagine, un team, un localizzatore e appuntamenti.",
    demoThere: "I dati di esempio ci sono già. Nulla è cambiato.",
    leave: "Esci dalla modalità di prova",
    enter: "Modalità di prova",
    late: "L’orologio va solo avanti. Scegliete un momento successivo o svuotate l’ambiente di prova.",
  },
} satisfies TestModeTexts;
