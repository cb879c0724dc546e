import type { PeopleTexts } from "./people-texts";

export default {
  people: {
    status: "Statut",
    teams: "Équipes",
    page: "Page",
    lastSeen: "Dernière visite",
    everybody: "Tout le monde",
    joined: "Actif",
    invited: "Invité",
    invitation_ended: "Invitation expirée",
    not_invited: "Jamais invité",
    suspended: "Suspendu",
    until: "jusqu’au {date}",
    endedOn: "expirée le {date}",
    invitationOf: "Invitation de {name}",
    inviteOne: "Inviter {name}",
    invitedOne: "{name} est invité",
    byName: "Par nom, de A à Z",
    byNameBackwards: "Par nom, de Z à A",
    byLastSeen: "Visites les plus récentes d’abord",
    byLongestUnseen: "Absents depuis le plus longtemps d’abord",
    selectMatching: "Sélectionner les {count, number} qui correspondent",
    more: "Plus",
    handOver: "Transmettre et supprimer…",
    tooManyLeave:
      "{count, number} personnes sont sélectionnées, et {most, number} au plus peuvent partir à la fois : ce qu’elles ont est transmis personne par personne. Sélectionnez-en moins, une équipe par exemple.",
    copied:
      "{count, plural, =0 {Aucune adresse : personne n’en a} one {# adresse copiée} many {# adresses copiées} other {# adresses copiées}}",
    pickTeam: "Choisissez une équipe",
    working: "Progression",
    progress: "{done, number} sur {all, number}",
    done: "{count, plural, =0 {Fait pour personne} one {Fait pour # personne} many {Fait pour # personnes} other {Fait pour # personnes}}",
    refused:
      "{count, plural, one {# personne a été refusée} many {# personnes ont été refusées} other {# personnes ont été refusées}}",
    imported:
      "{count, plural, one {# personne a été ajoutée et n’a pas encore reçu de message} many {# personnes ont été ajoutées et n’ont pas encore reçu de message} other {# personnes ont été ajoutées et n’ont pas encore reçu de message}}",
    importedText:
      "Elles pourront se connecter une fois leur mot de passe choisi. Chacune reçoit un e-mail avec un lien, dans sa langue.",
    inviteImported:
      "{count, plural, one {Inviter cette personne maintenant} many {Inviter ces # personnes maintenant} other {Inviter ces # personnes maintenant}}",
    seeNotInvited: "Voir toutes celles qui n’ont jamais été invitées",
    inviteAnew: "Inviter à nouveau",
    overview: "Aperçu",
    stillToDo: "Reste à faire",
    comingMeetings: "Tous les rendez-vous à venir",
    weeksTakeTurns: "Semaines en alternance :",
    otherDates:
      "{count, plural, one {Autres horaires à # date} many {Autres horaires à # dates} other {Autres horaires à # dates}}",
    seeHours: "Voir les horaires",
    seeCalendars: "Voir les agendas",
    acts: {
      invite: "Inviter",
      join: "Ajouter à une équipe",
      role: "Changer le rôle",
      leave: "Retirer d’une équipe",
      hours: "Fixer les horaires",
      page: "Créer des pages de réservation",
      suspend: "Suspendre",
      letIn: "Rétablir l’accès",
    },
    titles: {
      invite:
        "{count, plural, one {Inviter # personne} many {Inviter # personnes} other {Inviter # personnes}}",
      join: "{count, plural, one {Ajouter # personne à une équipe} many {Ajouter # personnes à une équipe} other {Ajouter # personnes à une équipe}}",
      role: "{count, plural, one {Rôle de # personne} many {Rôle de # personnes} other {Rôle de # personnes}}",
      leave:
        "{count, plural, one {Retirer # personne d’une équipe} many {Retirer # personnes d’une équipe} other {Retirer # personnes d’une équipe}}",
      hours:
        "{count, plural, one {Horaires de travail de # personne} many {Horaires de travail de # personnes} other {Horaires de travail de # personnes}}",
      page: "{count, plural, one {Page de réservation pour # personne} many {Pages de réservation pour # personnes} other {Pages de réservation pour # personnes}}",
      suspend:
        "{count, plural, one {Suspendre # personne} many {Suspendre # personnes} other {Suspendre # personnes}}",
      letIn:
        "{count, plural, one {Rétablir l’accès de # personne} many {Rétablir l’accès de # personnes} other {Rétablir l’accès de # personnes}}",
    },
    texts: {
      invite:
        "Chacune reçoit un e-mail avec un lien pour choisir un mot de passe. Qui a déjà été invité sans être venu le reçoit encore une fois, au plus tôt un jour après le dernier.",
      join: "Qui en fait déjà partie reste tel quel.",
      role: "Ce qu’elles peuvent faire change aussitôt.",
      leave: "Elles n’en sont plus ni membres ni administratrices. Rien d’autre ne change pour elles.",
      hours:
        "Ils remplacent les horaires principaux de chacune, dans son propre fuseau horaire. Les marges, les dates et les absences restent.",
      page: "Qui n’a pas de page en reçoit une à son nom : /ada-lovelace. Qui en a une la garde. Les pages proposent des créneaux dès qu’il y a des horaires de travail.",
      suspend:
        "Elles sont aussitôt déconnectées partout et ne peuvent plus se connecter. Leurs pages ne prennent plus de réservations. Tout ce qui est à elles reste, et leur accès peut être rétabli.",
      letIn: "Elles peuvent de nouveau se connecter comme avant, et leurs pages prennent des réservations.",
    },
  },
} satisfies PeopleTexts;
