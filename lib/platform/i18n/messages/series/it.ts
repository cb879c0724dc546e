const series = {
  heading: "Serie",
  place: "{index, number} di {count, number}",
  every: {
    day: "Ogni giorno",
    week: "Ogni settimana",
    two_weeks: "Ogni due settimane",
    four_weeks: "Ogni quattro settimane",
    month: "Ogni mese",
  },
  repeat: "Ripeti questo appuntamento",
  rhythm: "Con quale frequenza",
  times: "Numero di appuntamenti",
  once: "Una volta",
  show: "Mostra le date",
  dates: "{count, plural, one {# data} many {# date} other {# date}}",
  zoneNote: "Sempre alla stessa ora di {zone}.",
  monthNote: "In un mese senza questo giorno è l’ultimo giorno.",
  lost: "{count, plural, one {Una delle date non è libera. Scelga un altro orario o la tralasci.} many {# delle date non sono libere. Scelga un altro orario per ciascuna o la tralasci.} other {# delle date non sono libere. Scelga un altro orario per ciascuna o la tralasci.}}",
  lostMove:
    "{count, plural, one {Uno degli appuntamenti non può essere spostato con gli altri. Scelga un altro orario o lo lasci dov’è.} many {# degli appuntamenti non possono essere spostati con gli altri. Scelga un altro orario per ciascuno o lo lasci dov’è.} other {# degli appuntamenti non possono essere spostati con gli altri. Scelga un altro orario per ciascuno o lo lasci dov’è.}}",
  taken: "Non libero",
  instead: "Invece di {date}",
  leaveOut: "Tralascia",
  stay: "Resta il {date}",
  which: "Quali appuntamenti?",
  one: "Solo questo",
  following: "Questo e tutti i successivi ({count, number})",
  others: "Tutte le date della serie",
  gone: "Alcune date non sono più libere e non è stato prenotato nulla. Le riveda, per favore.",
};

export default series;
