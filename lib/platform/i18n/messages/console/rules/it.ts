import type { RuleTexts } from "./rule-texts";

export default {
  units: {
    unit: "Unità",
    minutes: "minuti",
    hours: "ore",
    days: "giorni",
  },
  limits: {
    add: "Aggiungi un limite",
    most: "Al massimo",
    what: "Contato in",
    count: "appuntamenti",
    minutes: "minuti",
    per: "Periodo",
    day: "al giorno",
    week: "a settimana",
    month: "al mese",
    meetingsPer:
      "{count, plural, one {# appuntamento} many {# di appuntamenti} other {# appuntamenti}} {per, select, day {al giorno} week {a settimana} other {al mese}}",
    minutesPer:
      "{count, plural, one {# minuto} many {# di minuti} other {# minuti}} {per, select, day {al giorno} week {a settimana} other {al mese}}",
    remove: "Togliere: {limit}",
  },
  change: {
    title: "Che cosa cambia",
    working: "Calcolo in corso…",
    both: "{gained, plural, one {Aggiunge # orario} many {Aggiunge # di orari} other {Aggiunge # orari}}, {lost, plural, one {ne toglie #} many {ne toglie #} other {ne toglie #}} in {days, number} giorni",
    adds: "{gained, plural, one {Aggiunge # orario} many {Aggiunge # di orari} other {Aggiunge # orari}} in {days, number} giorni",
    removes:
      "{lost, plural, one {Toglie # orario} many {Toglie # di orari} other {Toglie # orari}} in {days, number} giorni",
    same: "Offre gli stessi orari di adesso nei prossimi {days, number} giorni",
    outside:
      "{count, plural, one {# appuntamento resta fuori} many {# di appuntamenti restano fuori} other {# appuntamenti restano fuori}}",
    day: "{date}: {gained, plural, =0 {nessuno aggiunto} one {# aggiunto} many {# aggiunti} other {# aggiunti}}, {lost, plural, =0 {nessuno tolto} one {# tolto} many {# tolti} other {# tolti}}",
    unchanged: "{date}: nessun cambiamento",
    meetings: "Appuntamenti che restano fuori",
    stay: "Rimangono come sono, a meno che li sposti o li annulli.",
    pages: "Per pagina",
    failed: "Al momento non si può dire che cosa cambia. Può salvare lo stesso.",
  },
  fixes: {
    title: "Che cosa lo libererebbe",
    none: "Nessuna modifica di una sola regola lo libererebbe.",
    past: "Accettare prenotazioni nel passato",
    today: "Accettare prenotazioni per il giorno stesso",
    minimum_notice: "Ridurre il preavviso minimo a {value}",
    horizon: "Accettare prenotazioni con {value} di anticipo",
    start_date: "Rendere prenotabile dal {value}",
    end_date: "Rendere prenotabile fino al {value}",
    limit: "Alzare il limite: {value}",
    closed_date: "Togliere questa voce{label}",
    holiday: "Aprire in questo festivo{label}",
    absence: "Togliere questa assenza{label}",
    outside_hours: "Cambiare gli orari: {value}",
    buffer: "Accorciare il tempo libero: {value}",
    align: "Iniziare a multipli di {value}",
    unalign: "Iniziare a qualunque minuto",
    off_grid: "Iniziare ogni {value}",
  },
} satisfies RuleTexts;
