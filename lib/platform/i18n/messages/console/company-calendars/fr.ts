import type { CompanyCalendarTexts } from "./company-calendar-texts";

export default {
  companyCalendars: {
    title: "Agendas de l’entreprise",
    intro:
      "Connectez les agendas de toutes les personnes avec un seul compte de votre entreprise. Personne d’autre n’a rien à faire ; qui arrive plus tard est connecté aussi.",
    open: "Pour toute l’entreprise…",
    emptyTitle: "Rien n’est encore connecté",
    emptyText: "D’ici là, chacun connecte son propre agenda.",
    sources: {
      google: "Google Workspace",
      office365: "Microsoft 365",
      exchange: "Exchange",
    },
    how: {
      google:
        "Un compte de service avec délégation au niveau du domaine pour les champs d’application calendar.events et calendar.calendarlist.readonly. Collez sa clé JSON.",
      office365:
        "Une application de votre locataire avec l’autorisation d’application Calendars.ReadWrite, approuvée par un administrateur.",
      exchange: "Un compte avec le rôle ApplicationImpersonation.",
    },
    key: "Clé JSON du compte de service",
    tenant: "Locataire (identifiant ou domaine)",
    clientId: "Identifiant d’application (client)",
    clientSecret: "Secret client",
    domains: "Domaines",
    domainsHint: "Un par ligne. Toute personne dont l’adresse est dans l’un d’eux est connectée.",
    tryWith: "Essayer avec cette adresse",
    tryWithHint: "Vide : avec quelqu’un de l’organisation.",
    unconfirmedSwitch: "Aussi les personnes qui n’ont pas confirmé leur adresse",
    unconfirmedHint:
      "Seulement si personne ne peut se donner une adresse : qui en a une voit quand son propriétaire est occupé.",
    connected:
      "{count, plural, one {# agenda est connecté} many {# agendas sont connectés} other {# agendas sont connectés}}",
    left: "{count, plural, one {# personne l’a déconnecté} many {# personnes l’ont déconnecté} other {# personnes l’ont déconnecté}}",
    unconfirmed:
      "{count, plural, one {# personne n’a pas encore confirmé son adresse} many {# personnes n’ont pas encore confirmé leur adresse} other {# personnes n’ont pas encore confirmé leur adresse}}",
    failed:
      "{count, plural, one {# agenda ne peut pas être lu} many {# agendas ne peuvent pas être lus} other {# agendas ne peuvent pas être lus}}",
    failedHint: "Un nouvel essai a lieu toutes les heures.",
    since: "Depuis le {date}",
    end: "Mettre fin à la connexion",
    endText:
      "{count, plural, one {# agenda est déconnecté} many {# agendas sont déconnectés} other {# agendas sont déconnectés}}, et les rendez-vous n’y sont plus inscrits.",
  },
} satisfies CompanyCalendarTexts;
