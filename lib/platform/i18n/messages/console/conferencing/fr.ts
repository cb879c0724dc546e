import type { Messages } from "../../messages";

const fr: Messages["console"]["conferencing"] = {
  kind: "Type",
  whoCalls: "Qui appelle",
  host: "Vous appelez",
  booker: "On vous appelle",
  number: "Votre numéro",
  url: "Adresse du lien",
  title: "Réunions vidéo",
  text: "Les liens Google Meet et Microsoft Teams viennent avec votre agenda. Ceux de Zoom sont créés avec votre compte.",
  connect: "Connecter Zoom",
  again: "Reconnecter",
  broken: "Ce compte ne peut plus être utilisé.",
  disconnect: "Déconnecter",
  join: "Rejoindre",
  kinds: {
    place: "Un lieu, avec vos mots",
    phone: "Téléphone",
    google_meet: "Google Meet",
    teams: "Microsoft Teams",
    zoom: "Zoom",
    jitsi: "Jitsi Meet",
    link: "Votre propre lien",
  },
  missing: {
    setting: "Cette installation n’est pas configurée pour cela.",
    account: "Connectez votre compte sous Agendas ; d’ici là, les réservations n’ont pas de lien.",
    calendar:
      "Il vient avec l’agenda où les réunions sont inscrites, qui en est un autre ; d’ici là, les réservations n’ont pas de lien.",
    access: "Le compte ou l’agenda doit être reconnecté ; d’ici là, les réservations n’ont pas de lien.",
  },
  link: {
    follows: "Le lien suivra",
    failed: "Aucun lien n’a pu être créé",
    again: "Réessayer",
    asked: "Le service est interrogé à nouveau. Les invités seront prévenus dès qu’il y aura un lien.",
    why: {
      no_account: "Aucun compte connecté n’en crée : connectez-en un sous « Agendas ».",
      no_calendar:
        "L’agenda dans lequel cette réunion est inscrite n’en crée pas : choisissez-en un autre sous « Agendas ».",
      access: "Le compte ne peut plus être utilisé : reconnectez-le sous « Agendas ».",
      refused: "Le service a refusé d’en créer un.",
      unanswered: "Le service n’a pas répondu.",
    },
  },
  attention: {
    ownAccount: "Votre compte vidéo {account} doit être reconnecté",
    account: "Le compte vidéo {account} de {name} doit être reconnecté",
    ownMeeting: "« {title} » n’a pas de lien",
    meeting: "« {title} » de {name} n’a pas de lien",
    ownPromise: "{page} promet {kind}, mais aucun lien ne peut être créé",
    promise: "{page} de {name} promet {kind}, mais aucun lien ne peut être créé",
  },
  invite: "La réunion est alors aussi dans leurs agendas. Google et Microsoft leur envoient l’invitation.",
};

export default fr;
