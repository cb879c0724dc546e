const series = {
  heading: "Série",
  place: "{index, number} sur {count, number}",
  every: {
    day: "Chaque jour",
    week: "Chaque semaine",
    two_weeks: "Toutes les deux semaines",
    four_weeks: "Toutes les quatre semaines",
    month: "Chaque mois",
  },
  repeat: "Répéter ce rendez-vous",
  rhythm: "À quelle fréquence",
  times: "Nombre de rendez-vous",
  once: "Une fois",
  show: "Afficher les dates",
  dates: "{count, plural, one {# date} many {# dates} other {# dates}}",
  zoneNote: "Toujours à la même heure ({zone}).",
  monthNote: "Dans un mois qui n’a pas ce jour, c’est le dernier jour.",
  lost: "{count, plural, one {Une des dates n’est pas libre. Choisissez une autre heure ou laissez-la de côté.} many {# des dates ne sont pas libres. Choisissez une autre heure pour chacune ou laissez-la de côté.} other {# des dates ne sont pas libres. Choisissez une autre heure pour chacune ou laissez-la de côté.}}",
  lostMove:
    "{count, plural, one {Un des rendez-vous ne peut pas être déplacé avec les autres. Choisissez une autre heure ou laissez-le où il est.} many {# des rendez-vous ne peuvent pas être déplacés avec les autres. Choisissez une autre heure pour chacun ou laissez-le où il est.} other {# des rendez-vous ne peuvent pas être déplacés avec les autres. Choisissez une autre heure pour chacun ou laissez-le où il est.}}",
  taken: "Pas libre",
  instead: "Au lieu de {date}",
  leaveOut: "Laisser de côté",
  stay: "Reste le {date}",
  which: "Quels rendez-vous ?",
  one: "Celui-ci seulement",
  following: "Celui-ci et tous les suivants ({count, number})",
  others: "Toutes les dates de la série",
  gone: "Certaines dates ne sont plus libres, et rien n’a été réservé. Veuillez les revoir.",
};

export default series;
