const page = {
  previewAlt: "Une semaine avec ses créneaux libres, dont un est choisi",
  loginDescription:
    "Connectez-vous pour voir vos rendez-vous et modifier vos horaires et votre page de réservation.",
  helpDescription:
    "Des réponses pour qui réserve un rendez-vous : le déplacer ou l’annuler, retrouver l’e-mail, lire le fuseau horaire.",
  help: "Aide",
  helpTitle: "Aide à la réservation",
  helpChange: "Comment déplacer ou annuler un rendez-vous ?",
  helpChangeText:
    "Ouvrez le lien reçu dans l’e-mail de votre rendez-vous. La page indique où il en est et tout ce que vous pouvez faire.",
  helpMail: "Je n’ai pas reçu d’e-mail",
  helpMailText:
    "Regardez d’abord parmi les courriers indésirables. Si l’adresse contenait une faute, réservez de nouveau avec la bonne et prévenez la personne que vous rencontrez.",
  helpZone: "Dans quel fuseau horaire sont les heures ?",
  helpZoneText:
    "Dans le vôtre, tel que votre navigateur l’indique. Le fuseau est toujours affiché à côté des heures, et vous pouvez le changer. Certaines pages n’en proposent qu’un seul et le précisent.",
  helpNone: "Aucun horaire ne me convient",
  helpNoneText:
    "Passez au mois suivant ou revenez plus tard : des horaires se libèrent quand quelqu’un annule.",
  helpSeen: "Qui voit ce que je saisis ?",
  helpSeenText:
    "La personne que vous rencontrez ; celles que vous invitez voient votre nom. Votre adresse e-mail sert aux messages sur ce rendez-vous.",
  closedTitle: "Pas de réservations pour le moment",
  closedText:
    "{name} n’accepte pas de réservations pour le moment. Les rendez-vous déjà pris restent inchangés.",
  appUnknownTitle: "Ce lien ne peut pas être suivi",
  appUnknownText:
    "Il désigne une application qui n’est pas liée à cette page ou qui n’existe plus. Vous pouvez tout de même prendre rendez-vous avec {name} : ouvrez la page sans elle.",
  appUnknownLink: "Ouvrir la page",
  linkUnknownTitle: "Ce lien ne mène à aucune réservation",
  linkUnknownText:
    "Une partie a peut-être été perdue en route. Redemandez le lien à {name} ou utilisez la page de réservation.",
  linkUsedTitle: "Ce lien a déjà servi",
  linkUsedText:
    "Il était prévu pour un nombre limité de réservations, et elles ont toutes été faites. Demandez un autre lien à {name} ou utilisez la page de réservation.",
  linkEndedTitle: "Ce lien a expiré",
  linkEndedText:
    "La période pendant laquelle il permettait de réserver est terminée. Demandez un autre lien à {name} ou utilisez la page de réservation.",
  linkRevokedTitle: "Ce lien a été retiré",
  linkRevokedText:
    "{name} n’accepte plus de réservations par ce lien. La page de réservation reste à votre disposition.",
  linkPublic: "Ouvrir la page de réservation",
  offerIntro: "Voici des horaires disponibles ({duration}). Choisissez celui qui vous convient :",
  bookedText: "Merci. La page suivante s’ouvre d’elle-même ; sinon, continuez ici.",
};

export default page;
