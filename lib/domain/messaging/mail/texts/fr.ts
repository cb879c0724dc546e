import type { Texts } from "./texts";

export default {
  booked: { subject: "Nouvelle réservation", text: "{name} a réservé un rendez-vous avec vous." },
  requestedHost: {
    subject: "Nouvelle demande",
    text: "{name} souhaite vous rencontrer. Merci de choisir l’un des horaires ; rien n’est réservé d’ici là.",
  },
  requested: {
    subject: "Demande envoyée",
    text: "Votre demande a été envoyée à {host}. Un horaire reste à choisir ; rien n’est réservé d’ici là.",
  },
  invited: {
    subject: "Invitation",
    text: "{host} vous invite. Merci d’indiquer les horaires qui vous conviennent.",
  },
  invitedHost: {
    subject: "Rendez-vous créé",
    text: "Le rendez-vous est créé, et une réponse est demandée à tous les invités.",
  },
  confirmed: { subject: "Confirmé", text: "Votre rendez-vous avec {people} est confirmé." },
  changed: {
    subject: "Modifié",
    text: "Votre rendez-vous avec {people} a été modifié. Voici ce qui est désormais prévu.",
  },
  reopened: {
    subject: "Nouvel horaire à choisir",
    text: "Votre rendez-vous avec {people} n’aura pas lieu à l’horaire convenu. Un autre est recherché.",
  },
  suggested: {
    subject: "Nouvelles propositions",
    text: "Il y a de nouvelles propositions pour votre rendez-vous avec {people}. Merci d’indiquer celles qui vous conviennent.",
  },
  suggestedHost: {
    subject: "Nouvelles propositions",
    text: "Vos nouvelles propositions pour le rendez-vous avec {people} ont été envoyées.",
  },
  cancelled: { subject: "Annulé", text: "Votre rendez-vous avec {people} n’aura pas lieu." },
  declined: { subject: "Refus", text: "{name} ne peut pas participer." },
  attending: { subject: "Participation", text: "{name} participera." },
  voted: { subject: "Nouvelle réponse", text: "{name} a répondu." },
  answers: {
    subject: "Votre réponse",
    text: "Merci, votre réponse est enregistrée. Vous pouvez la modifier tant qu’aucun horaire n’est choisi.",
  },
  unanswered: {
    subject: "Rappel",
    text: "{host} attend encore votre réponse. Veuillez indiquer quels horaires vous conviennent.",
  },
  closed: {
    subject: "Sondage terminé",
    text: "Le délai de votre sondage est passé et aucun horaire n’a été confirmé. Veuillez en choisir un.",
  },
  link: {
    subject: "Votre lien",
    text: "Voici votre lien personnel vers ce rendez-vous, comme vous l’avez demandé.",
  },
  message: { subject: "Nouveau message", text: "{name} a écrit un message." },
  reminder: { subject: "Rappel", text: "Votre rendez-vous avec {people} approche." },
  linked: { subject: "Lien", text: "Voici le lien vers votre réunion avec {people}." },
  unlinked: {
    subject: "Pas encore de lien",
    text: "Aucun lien n’a pu être créé pour votre réunion avec {people}. Veuillez demander à {host} comment vous vous retrouvez.",
  },
  unlinkedHost: {
    subject: "Aucun lien créé",
    text: "Aucun lien n’a pu être créé pour votre réunion avec {people} ; ces personnes ont été invitées à s’adresser à vous.",
  },
  linkFault: {
    no_account: "Vous n’avez connecté aucun compte qui en crée un.",
    no_calendar: "L’agenda dans lequel vos réunions sont inscrites n’en crée pas.",
    access: "Votre compte ne peut plus être utilisé : veuillez le reconnecter.",
    refused: "Le service a refusé d’en créer un.",
    unanswered: "Le service n’a pas répondu.",
  },
  video: {
    subject: "Un compte vidéo ne peut plus être utilisé",
    text: "Bookpage ne peut plus créer de liens avec ce compte. Les réunions réservées entre-temps n’ont pas de lien.",
    account: "Compte",
    button: "Le reconnecter",
    note: "Ce message n’est envoyé qu’une fois, jusqu’à ce que le compte fonctionne à nouveau.",
  },
  removed: {
    subject: "Invitation retirée",
    text: "Votre invitation à ce rendez-vous avec {people} a été retirée.",
  },
  left: {
    subject: "Place annulée",
    text: "Vous avez renoncé à votre place à ce rendez-vous avec {people}. Il a lieu sans vous.",
  },
  entryMoved: {
    subject: "Déplacé dans votre calendrier",
    text: "Dans votre calendrier, le rendez-vous avec {people} est à un autre moment qu’ici. Rien n’a encore changé pour les autres ; tant que vous n’avez pas dit ce qui doit se passer, personne ne peut réserver l’un ou l’autre horaire.",
    there: "Dans votre calendrier",
    inTheWay: "Ce qui s’y oppose",
    something: "autre chose",
  },
  entryDeleted: {
    subject: "Supprimé dans votre calendrier",
    text: "Le rendez-vous avec {people} n’est plus dans votre calendrier, et il est maintenu ici. Personne n’en a encore été informé : dites ce qui doit se passer.",
  },
  removedHost: {
    subject: "Rendez-vous confié",
    text: "Ce rendez-vous avec {people} est désormais assuré par quelqu’un d’autre.",
  },
  team: {
    text: "Vous recevez ce message en tant qu’admin de l’équipe {team} ; le rendez-vous est celui de {host}.",
  },
  event: {
    with: "Avec",
    open: "Ouvrir le rendez-vous",
    answer: "Répondre",
    choose: "Choisir un horaire",
    own: "Ce lien vous est personnel. Merci de ne pas le transmettre.",
    meeting: "rendez-vous avec {host}",
    wrote: "{name} écrit",
    quoted: "« {text} »",
    more: "{count, plural, one {et # autre} many {et # autres} other {et # autres}}",
  },
  heading: "{what} : {title}",
  via: "{name} via {service}",
  footer: "Prise de rendez-vous avec Bookpage",
  someone: "Un invité",
  meetings: {
    subject: "Vos rendez-vous avec {organization}",
    text: "Voici le lien vers tous vos rendez-vous avec {organization}. Vous pouvez les y déplacer et les annuler.",
    button: "Voir mes rendez-vous",
    note: "Le lien est valable 24 heures et n’est que pour vous. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.",
    all: "Tous vos rendez-vous",
  },
  waiting: {
    joined: {
      subject: "Vous êtes sur la liste d’attente",
      text: "Dès qu’un horaire avec {name} se libère ces jours-là, nous vous le proposons par e-mail. Rien n’est réservé d’ici là.",
      note: "Si vous n’avez rien demandé, quittez la liste avec le lien ci-dessous.",
    },
    offered: {
      subject: "Un horaire s’est libéré",
      text: "Vous attendez un horaire avec {name}. Celui-ci est gardé pour vous jusqu’au {until}. Rien n’est réservé tant que vous ne l’avez pas fait.",
      button: "Réserver cet horaire",
      note: "S’il ne vous convient pas, vous n’avez rien à faire : il est ensuite proposé à la personne suivante.",
    },
    days: "Jours",
    leave: "Quitter la liste d’attente",
  },
  code: {
    subject: "Votre code",
    text: "Avec ce code, vous confirmez votre adresse e-mail à {organization}. Saisissez-le sur la page où vous en étiez.",
    code: "Code",
    note: "Il est valable 15 minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail : il ne se passera rien.",
  },
  signup: {
    subject: "Terminez votre inscription chez {organization}",
    text: "Un compte chez {organization} a été créé pour vous. Choisissez un mot de passe pour commencer.",
    button: "Choisir un mot de passe",
    note: "Le lien fonctionne une seule fois, pendant sept jours. Si vous n’attendiez pas ce message, vous pouvez l’ignorer.",
  },
  password: {
    subject: "Choisissez un nouveau mot de passe",
    text: "Un nouveau mot de passe a été demandé pour votre compte chez {organization}.",
    button: "Choisir un nouveau mot de passe",
    note: "Le lien fonctionne une seule fois. Si vous ne l’avez pas demandé, vous pouvez ignorer ce message ; votre mot de passe reste inchangé.",
  },
  calendars: {
    subject:
      "{count, plural, one {Un agenda est illisible depuis un jour} many {# d’agendas sont illisibles depuis un jour} other {# agendas sont illisibles depuis un jour}}",
    text: "Depuis un jour, Bookpage ne peut plus lire les agendas ci-dessous, de personnes de {organization}. Leurs propriétaires sont prévenus ; tant que rien ne se passe, on peut les réserver à des moments où ils sont occupés.",
    whose: "De qui",
    more: "et {count, number} de plus",
    button: "Voir tous les agendas",
    note: "Seuls leurs propriétaires peuvent reconnecter leurs agendas : leur e-mail contient le lien. Vous recevez au plus un tel e-mail par jour, et plus aucun dès que les agendas sont lisibles.",
  },
  calendar: {
    subject: "Un calendrier n’est plus lisible",
    text: "Le serveur de l’un de vos calendriers refuse l’accès à Bookpage. Tant qu’il n’est pas reconnecté, ses nouvelles entrées restent inconnues, et des horaires où vous êtes pris peuvent être proposés.",
    calendar: "Calendrier",
    button: "Ouvrir les calendriers",
    note: "Le plus souvent, le mot de passe a changé. Reconnectez le calendrier pour rétablir l’accès. Vous pouvez aussi choisir de ne proposer aucun horaire tant qu’un calendrier n’est pas lisible.",
    subjectRefused: "Un calendrier n’accepte pas les rendez-vous",
    textRefused:
      "Le serveur d’un de vos calendriers n’accepte pas les rendez-vous que Bookpage y inscrit, malgré plusieurs essais. Ils restent dans Bookpage, et les personnes qui ont réservé ne remarquent rien.",
    noteRefused:
      "Vérifiez que vous pouvez encore écrire dans ce calendrier, ou choisissez-en un autre pour vos rendez-vous. Les essais continuent pendant quelques jours.",
    textUnreachable:
      "Le serveur de l’un de vos calendriers ne répond plus depuis plus d’une heure. Il est interrogé régulièrement ; tant qu’il ne répond pas, les nouvelles entrées de ce calendrier restent inconnues, et des horaires où vous êtes pris peuvent être proposés.",
    noteUnreachable:
      "Le plus souvent, cela s’arrange tout seul et il n’y a rien à faire. Si le calendrier a changé d’adresse, connectez-le à la nouvelle.",
    textComplex:
      "L’un de vos calendriers contient plus que ce qui peut être calculé, par exemple un événement qui se répète chaque seconde. Tant que cela dure, ses nouvelles entrées restent inconnues, et des horaires où vous êtes pris peuvent être proposés.",
    noteComplex:
      "Retirez ce qui se répète si souvent ou compte autant de dates. Le calendrier est relu de lui-même, de moins en moins souvent ; « Lire maintenant » le fait aussitôt. Vous pouvez aussi choisir de ne proposer aucun horaire tant qu’un calendrier n’est pas lisible.",
  },
  calendarEmptied: {
    subject: "Des entrées manquent dans un calendrier",
    text: "Plusieurs de vos rendez-vous ont disparu à la fois de l’un de vos calendriers. Ils sont maintenus et personne n’a été informé. Pour chacun, vous pouvez dire ce qui doit se passer ou le faire remettre.",
    calendar: "Calendrier",
    button: "Voir ce qui est en suspens",
    note: "Si le calendrier a été vidé ou recréé par erreur, faites remettre les entrées.",
  },
  invitation: {
    subject: "{inviter} vous invite à rejoindre {organization}",
    subjectByKey: "Invitation à rejoindre {organization}",
    subjectAgain: "Rappel : votre invitation à rejoindre {organization}",
    text: "{inviter} vous invite à organiser vos rendez-vous avec Bookpage chez {organization}. Choisissez un mot de passe, et votre compte est prêt.",
    textByKey:
      "Vous êtes invité à organiser vos rendez-vous avec Bookpage chez {organization}. Choisissez un mot de passe, et votre compte est prêt.",
    button: "Accepter l’invitation",
    note: "Le lien est pour vous seul et fonctionne pendant un temps limité. Si vous n’attendiez pas ce message, vous pouvez l’ignorer : rien ne se passe.",
  },
  join: {
    subject: "Confirmez votre adresse pour {organization}",
    text: "Quelqu’un, sans doute vous, veut rejoindre {organization} avec cette adresse. Confirmez qu’elle est la vôtre, et votre compte est prêt.",
    button: "Confirmer et rejoindre",
    note: "Le lien fonctionne une seule fois, pendant un jour. Si ce n’était pas vous, vous pouvez ignorer ce message : aucun compte n’est créé.",
  },
  address: {
    subject: "Confirmez votre adresse e-mail",
    text: "Votre compte chez {organization} a cette adresse. Confirmez qu’elle est la vôtre : vous verrez alors les rendez-vous que d’autres fixent avec elle.",
    button: "Confirmer l’adresse",
    note: "Le lien fonctionne une seule fois, pendant sept jours. Si ce compte ne vous dit rien, vous pouvez ignorer ce message.",
  },
  addressChanged: {
    subject: "Votre compte a une autre adresse",
    text: "{organization} a donné une autre adresse e-mail à votre compte. Les messages qui le concernent n’arrivent plus ici.",
    note: "Si ce n’est pas correct, adressez-vous à un admin de {organization}.",
  },
  domain: {
    missingSubject: "L’enregistrement de {domain} a disparu",
    missingText:
      "L’enregistrement TXT qui montre que {domain} appartient à {organization} n’est plus là. Vos pages restent sous ce domaine pendant encore sept jours.",
    missingNote:
      "Merci de l’ajouter à nouveau ; la console l’affiche. Si les serveurs de noms viennent de changer, il reviendra peut-être de lui-même.",
    failedSubject: "{domain} n’affiche plus vos pages",
    failedText:
      "L’enregistrement TXT de {domain} manque depuis sept jours. Les pages de {organization} n’y sont plus affichées, et les liens qui y mènent n’aboutissent plus.",
    failedNote: "Merci de l’ajouter à nouveau et de le faire vérifier dans la console : tout reviendra.",
    takenSubject: "{domain} appartient désormais à une autre organisation",
    takenText:
      "Une autre organisation a prouvé que {domain} lui appartient, et l’enregistrement de {organization} n’y était plus. Vos pages n’y sont pas affichées.",
    takenNote:
      "Si c’est une erreur, la personne qui gère les serveurs de noms du domaine peut rétablir votre enregistrement et supprimer l’autre.",
    button: "Ouvrir les domaines",
  },
  access: {
    button: "Voir votre connexion",
    note: "Si ce n’était pas vous, choisissez aussitôt un autre mot de passe, déconnectez-y les autres navigateurs et prévenez {organization}.",
    authenticatorAddedSubject: "Une application d’authentification a été ajoutée",
    authenticatorAddedText:
      "Une application d’authentification a été configurée pour votre compte chez {organization}. Ses codes sont demandés à la connexion.",
    authenticatorRemovedSubject: "Votre application d’authentification a été retirée",
    authenticatorRemovedText:
      "L’application d’authentification de votre compte chez {organization} a été retirée. Ses codes n’ouvrent plus rien.",
    passkeyAddedSubject: "Une clé d’accès a été ajoutée",
    passkeyAddedText: "Une clé d’accès a été ajoutée à votre compte chez {organization} : {name}.",
    passkeyRemovedSubject: "Une clé d’accès a été retirée",
    passkeyRemovedText: "Une clé d’accès de votre compte chez {organization} a été retirée : {name}.",
    codesRenewedSubject: "Vous avez de nouveaux codes de secours",
    codesRenewedText:
      "De nouveaux codes de secours ont été créés pour votre compte chez {organization}. Les précédents n’ouvrent plus rien.",
    codeUsedSubject: "Un code de secours a été utilisé",
    codeUsedText:
      "Quelqu’un a utilisé un code de secours de votre compte chez {organization} comme deuxième étape.",
    codesLeft: "Codes restants",
    passwordSubject: "Votre mot de passe a été changé",
    passwordText: "Le mot de passe de votre compte chez {organization} a été changé.",
  },
  factorsReset: {
    subject: "Votre deuxième étape a été réinitialisée",
    text: "Un administrateur de {organization} a réinitialisé la deuxième étape de votre compte : application, clés d’accès et codes de secours sont oubliés, et vous êtes déconnecté partout.",
    button: "Se connecter",
    note: "Si vous ne l’avez pas demandé, prévenez tout de suite {organization}.",
  },
  known: {
    subject: "Vous avez déjà un compte",
    text: "Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse e-mail. Vous en avez déjà un, chez {organization}.",
    button: "Se connecter",
    note: "Si vous avez oublié votre mot de passe, la page de connexion vous envoie un lien pour en choisir un nouveau. Si ce n’était pas vous, vous pouvez ignorer ce message.",
  },
  reply: {
    maybe: "J’ai répondu « peut-être » dans mon agenda.",
    counter: "Je préférerais un autre moment : {when}.",
    move: "Déplacer le rendez-vous ici : {link}",
    accepted: "J’ai accepté dans mon agenda, mais la réponse ne peut plus être prise en compte.",
    declined: "J’ai refusé dans mon agenda, mais la réponse ne peut plus être prise en compte.",
    delegated: "J’ai transmis l’invitation à une autre personne dans mon agenda.",
    other: "Mon agenda a répondu pour une autre personne, ce qui ne change rien ici.",
  },
  webhook: {
    subject: "Un webhook a été désactivé",
    text: "Le webhook pour {action} de {organization} a été désactivé, car sa cible n’accepte pas les envois.",
    target: "Cible",
    button: "Ouvrir les webhooks",
    note: "Dès que la cible répond de nouveau, réactivez le webhook et renvoyez ce qui a échoué.",
  },
} satisfies Texts;
