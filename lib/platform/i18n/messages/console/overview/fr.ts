import type { Overview } from "./overview";

const overview: Overview = {
  todo: {
    hours:
      "{count, plural, one {# personne n’a pas encore d’horaires} many {# personnes n’ont pas encore d’horaires} other {# personnes n’ont pas encore d’horaires}}",
    calendar:
      "{count, plural, one {# personne n’a connecté aucun agenda} many {# personnes n’ont connecté aucun agenda} other {# personnes n’ont connecté aucun agenda}}",
    page: "{count, plural, one {# personne n’est réservable sur aucune page} many {# personnes ne sont réservables sur aucune page} other {# personnes ne sont réservables sur aucune page}}",
    invitations:
      "{count, plural, one {# invitation est ouverte} many {# invitations sont ouvertes} other {# invitations sont ouvertes}}",
    noMailServer:
      "Aucun serveur de messagerie n’est réglé : les e-mails restent dans la boîte d’envoi et n’atteignent personne",
    locations:
      "{count, plural, one {# lieu de « {locator} » ne mène à aucune page} many {# lieux de « {locator} » ne mènent à aucune page} other {# lieux de « {locator} » ne mènent à aucune page}}",
    ownHours: "Vous n’avez pas encore d’horaires : personne ne trouve de créneau avec vous",
    ownCalendar: "Vous n’avez connecté aucun agenda : ce qui s’y trouve ne bloque pas votre temps",
    ownPage: "Vous n’avez pas encore de page de réservation",
    broken:
      "{count, plural, one {Agendas de # personne illisibles} many {Agendas de # personnes illisibles} other {Agendas de # personnes illisibles}}",
    unreachable:
      "{count, plural, one {Agendas de # personne injoignables} many {Agendas de # personnes injoignables} other {Agendas de # personnes injoignables}}",
    refusing:
      "{count, plural, one {Les agendas de # personne n’acceptent pas de réunions} many {Les agendas de # personnes n’acceptent pas de réunions} other {Les agendas de # personnes n’acceptent pas de réunions}}",
    more: "{count, plural, one {# de plus} many {# de plus} other {# de plus}}",
    progress: "{done} sur {all} faits",
    hide: "Masquer les premiers pas",
    stepHours: "Fixer vos horaires",
    stepCalendar: "Connecter un agenda",
    stepLook: "Donner un logo ou une couleur à vos pages",
    stepPicture: "Ajouter une photo de vous",
    today: "Aujourd’hui",
    allOfToday: "Tous les rendez-vous d’aujourd’hui",
    allDay: "Toute la journée",
    meets: "{host} avec {guests}{rest}",
    withoutHours: "Sans horaires",
    withoutCalendar: "Sans agenda",
    withoutPage: "Sans page",
    leadsNowhere: "Ne menant à aucune page",
  },
};

export default overview;
