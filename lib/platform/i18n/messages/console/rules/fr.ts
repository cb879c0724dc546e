import type { RuleTexts } from "./rule-texts";

export default {
  units: {
    unit: "Unité",
    minutes: "minutes",
    hours: "heures",
    days: "jours",
  },
  limits: {
    add: "Ajouter une limite",
    most: "Au plus",
    what: "Compté en",
    count: "rendez-vous",
    minutes: "minutes",
    per: "Période",
    day: "par jour",
    week: "par semaine",
    month: "par mois",
    meetingsPer:
      "{count, plural, one {# rendez-vous} many {# de rendez-vous} other {# rendez-vous}} {per, select, day {par jour} week {par semaine} other {par mois}}",
    minutesPer:
      "{count, plural, one {# minute} many {# de minutes} other {# minutes}} {per, select, day {par jour} week {par semaine} other {par mois}}",
    remove: "Supprimer : {limit}",
  },
  change: {
    title: "Ce que cela change",
    working: "Calcul en cours…",
    both: "{gained, plural, one {Ajoute # créneau} many {Ajoute # de créneaux} other {Ajoute # créneaux}}, {lost, plural, one {en retire #} many {en retire #} other {en retire #}} en {days, number} jours",
    adds: "{gained, plural, one {Ajoute # créneau} many {Ajoute # de créneaux} other {Ajoute # créneaux}} en {days, number} jours",
    removes:
      "{lost, plural, one {Retire # créneau} many {Retire # de créneaux} other {Retire # créneaux}} en {days, number} jours",
    same: "Propose les mêmes créneaux que maintenant pendant les {days, number} prochains jours",
    outside:
      "{count, plural, one {# rendez-vous est en dehors} many {# de rendez-vous sont en dehors} other {# rendez-vous sont en dehors}}",
    day: "{date} : {gained, plural, =0 {aucun ajouté} one {# ajouté} many {# ajoutés} other {# ajoutés}}, {lost, plural, =0 {aucun retiré} one {# retiré} many {# retirés} other {# retirés}}",
    unchanged: "{date} : inchangé",
    meetings: "Rendez-vous alors en dehors",
    stay: "Ils restent tels quels, sauf si vous les déplacez ou les annulez.",
    pages: "Par page",
    failed: "Impossible de dire maintenant ce que cela change. Vous pouvez enregistrer quand même.",
  },
  fixes: {
    title: "Ce qui la libérerait",
    none: "Aucun changement d’une seule règle ne la libérerait.",
    past: "Accepter des réservations dans le passé",
    today: "Accepter des réservations pour le jour même",
    minimum_notice: "Réduire le préavis minimal à {value}",
    horizon: "Accepter des réservations {value} à l’avance",
    start_date: "Rendre réservable à partir du {value}",
    end_date: "Rendre réservable jusqu’au {value}",
    limit: "Relever la limite : {value}",
    closed_date: "Supprimer cette entrée{label}",
    holiday: "Ouvrir ce jour férié{label}",
    absence: "Supprimer cette absence{label}",
    outside_hours: "Modifier les horaires : {value}",
    buffer: "Réduire le temps gardé libre : {value}",
    align: "Commencer à des multiples de {value}",
    unalign: "Commencer à n’importe quelle minute",
    off_grid: "Commencer toutes les {value}",
  },
} satisfies RuleTexts;
