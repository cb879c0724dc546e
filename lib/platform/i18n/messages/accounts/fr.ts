export default {
  accounts: {
    login: {
      title: "Se connecter",
      name: "Adresse e-mail ou nom d’utilisateur",
      password: "Mot de passe",
      submit: "Se connecter",
      forgot: "Mot de passe oublié ?",
      passkey: "Se connecter avec une clé d’accès",
      google: "Continuer avec Google",
      microsoft: "Continuer avec Microsoft",
      provider: "Continuer avec votre organisation",
    },
    forgot: {
      title: "Choisir un nouveau mot de passe",
      text: "Indiquez l’adresse e-mail ou le nom d’utilisateur de votre compte. Nous envoyons un lien à son titulaire.",
      name: "Adresse e-mail ou nom d’utilisateur",
      submit: "Envoyer le lien",
      sentTitle: "Consultez votre messagerie",
      sentText:
        "Si le compte existe, un lien est en route vers son adresse e-mail. Cela peut prendre une minute ; pensez à regarder aussi dans les indésirables.",
      back: "Retour à la connexion",
    },
    choose: {
      title: "Choisir un nouveau mot de passe",
      text: "Vous serez déconnecté partout ailleurs.",
      account: "Compte",
      password: "Nouveau mot de passe",
      hint: "Au moins {limit, number} caractères. Plusieurs mots à la suite font un bon choix.",
      submit: "Enregistrer et se connecter",
    },
    signup: {
      title: "Bienvenue chez {name}",
      text: "Choisissez un mot de passe et votre compte est prêt.",
      submit: "Terminer l’inscription",
    },
    link: {
      expiredTitle: "Ce lien a expiré",
      expiredText:
        "Pour votre sécurité, ces liens ne valent que peu de temps. Nous pouvons vous en envoyer un nouveau.",
      usedTitle: "Ce lien a déjà servi",
      usedText:
        "Un mot de passe a déjà été choisi avec ce lien. Connectez-vous, ou demandez un nouveau lien par e-mail.",
      unknownTitle: "Ce lien ne fonctionne pas",
      unknownText:
        "Il est peut-être incomplet. Ouvrez-le de nouveau depuis votre message, ou demandez-en un nouveau.",
      renew: "M’envoyer un nouveau lien",
      ask: "Demander un nouveau lien",
      login: "Se connecter",
      sentText: "Un nouveau lien est en route vers votre adresse e-mail.",
    },
    join: {
      title: "Rejoindre {name}",
      text: "Créez un compte : d’autres pourront réserver du temps avec vous, et vous verrez tous vos rendez-vous au même endroit.",
      firstName: "Prénom",
      lastName: "Nom",
      email: "Adresse e-mail",
      zone: "Fuseau horaire",
      submit: "Rejoindre",
      known: "J’ai déjà un compte",
      closedTitle: "Cette invitation est close",
      closedText:
        "Elle a expiré, a été retirée, ou le nombre de personnes prévu est atteint. Demandez-en une nouvelle là où vous l’avez reçue.",
      takenTitle: "Cette invitation a été acceptée",
      takenText: "Un compte a déjà été créé avec ce lien personnel. Connectez-vous pour continuer.",
      sentText:
        "Nous vous avons envoyé un message qui explique la suite. Cela peut prendre une minute ; pensez à regarder aussi dans les indésirables.",
      extidText:
        "L’extid de cette adresse ne peut pas être acceptée : au plus {limit, number} caractères, et seulement des caractères affichables. Redemandez le lien là où vous l’avez reçu.",
    },
    confirm: {
      joinText: "Confirmez que {email} est votre adresse, et votre compte est prêt.",
      joinSubmit: "Confirmer et rejoindre",
      goneText:
        "Il fonctionne une seule fois, pendant un jour. Si vous avez déjà rejoint l’organisation, connectez-vous ; sinon, remplissez de nouveau le formulaire de votre invitation.",
      title: "Confirmer votre adresse",
      text: "Vous verrez les rendez-vous que d’autres fixent avec {email} dès que vous aurez confirmé que cette adresse est la vôtre.",
      ask: "M’envoyer un lien",
      submit: "Confirmer",
      usedText: "L’adresse a déjà été confirmée avec ce lien, ou a changé depuis.",
      doneTitle: "Votre adresse est confirmée",
      doneText: "Vous voyez maintenant les rendez-vous que d’autres fixent avec elle.",
    },
    organizations: {
      title: "Où voulez-vous aller ?",
      text: "Vous avez un compte dans chacune de ces organisations.",
      back: "Se connecter sous un autre nom",
    },
    factor: {
      title: "Encore une étape",
      text: "Saisissez le code affiché par votre application d’authentification ou l’un de vos codes de secours.",
      passkeyText: "Utilisez votre clé d’accès ou saisissez l’un de vos codes de secours.",
      setUpTitle: "Configurez une deuxième étape",
      setUpText:
        "Votre organisation le demande. Scannez l’image avec une application d’authentification, puis saisissez le code affiché.",
      code: "Code",
      firstCode: "Code dans l’application",
      submit: "Continuer",
      back: "Se connecter sous un autre nom",
      pictureAlt: "Code QR pour votre application d’authentification",
      secret: "Ou saisissez ceci dans l’application :",
      usePasskey: "Utiliser une clé d’accès",
      passkeyFailed: "La clé d’accès n’a pas été utilisée. Réessayez ou choisissez un autre moyen.",
    },
    codes: {
      title: "Conservez ces codes de secours",
      text: "Chacun ouvre une fois la deuxième étape si vous perdez votre appareil. Ils ne seront plus affichés.",
      go: "Je les ai conservés",
    },
    provider: {
      title: "Se connecter avec votre organisation",
      text: "Saisissez votre adresse e-mail professionnelle. Son domaine mène à votre page de connexion.",
      email: "E-mail",
      submit: "Continuer",
      back: "Retour à la page de connexion",
      noneTitle: "Aucune organisation trouvée",
      noneText:
        "Aucune organisation n’a indiqué ici comment se connectent les adresses de {domain}. Connectez-vous avec votre mot de passe ou demandez à un administrateur.",
      again: "Essayer une autre adresse",
      foundText: "Vous continuez vers la page de connexion de {name} et revenez ensuite ici.",
      onlyText: "{name} n’accepte pas de mot de passe ici. Connectez-vous sur la page de votre organisation.",
      go: "Continuer avec {name}",
      refusedTitle: "Vous n’êtes pas connecté",
      retry: "Réessayer",
    },
    providerRefused: {
      expired: "Cela a pris trop de temps, ou a été commencé dans un autre navigateur. Veuillez recommencer.",
      denied: "La page de votre fournisseur ne vous a pas laissé entrer, ou vous avez interrompu.",
      unavailable:
        "Le fournisseur ne répond pas comme il faut. Rien n’est perdu : réessayez dans quelques minutes.",
      lies: "La réponse du fournisseur ne nous était pas destinée, ou n’est plus valable. Prévenez un administrateur de votre organisation.",
      unverified:
        "Le fournisseur ne confirme pas que votre adresse e-mail est bien la vôtre. Confirmez-la chez lui ou demandez à un administrateur.",
      foreign: "Votre adresse est hors des domaines que votre organisation a prouvé être les siens.",
      unknown: "Vous n’avez pas encore de compte ici. Demandez une invitation à un administrateur.",
      taken:
        "Le compte ayant votre adresse est lié à un autre compte chez le fournisseur. Demandez à un administrateur.",
    },
    refusal: {
      foreignText: "Il a été envoyé depuis un autre site. Ouvrez notre page elle-même et réessayez.",
      badText: "Ouvrez de nouveau la page et remplissez son formulaire.",
      seeingTitle: "Vous voyez comme quelqu’un d’autre",
      seeingText:
        "Vous voyez la console comme une personne de votre organisation et ne pouvez rien modifier pendant ce temps. Arrêtez cela dans la console, puis réessayez.",
      suspendedTitle: "Votre compte est suspendu",
      suspendedText:
        "Votre organisation ne vous laisse plus entrer pour le moment. Un administrateur de votre organisation peut y remédier.",
      manyText:
        "De nombreuses tentatives sont venues de votre connexion. Attendez {seconds, plural, one {# seconde} many {# secondes} other {# secondes}}, puis réessayez.",
      back: "Retour au formulaire",
    },
    errors: {
      wrong: "Ce nom et ce mot de passe ne vont pas ensemble",
      slowed:
        "Trop de tentatives. Réessayez dans {count, plural, one {# minute} many {# minutes} other {# minutes}}, ou demandez un lien par e-mail",
      nameMissing: "Saisissez votre adresse e-mail ou votre nom d’utilisateur",
      emailMissing: "Saisissez votre adresse e-mail",
      emailBad: "Saisissez une adresse e-mail comme ana@example.org",
      firstNameMissing: "Saisissez votre prénom",
      tooLong: "{limit, number} caractères au plus sont possibles ici",
      zoneUnknown: "Choisissez un fuseau horaire",
      charactersBad: "Supprimez les caractères qui ne peuvent pas être affichés",
      consentMissing: "Votre accord est nécessaire pour tenir un compte",
      passwordMissing: "Saisissez un mot de passe",
      passwordShort: "Le mot de passe doit compter au moins {limit, number} caractères",
      passwordLong: "Le mot de passe peut compter au plus {limit, number} caractères",
      passwordEasy: "Ce mot de passe est facile à deviner. Choisissez-en un autre",
      codeMissing: "Saisissez un code",
      codeWrong: "Ce code est faux ou a déjà servi. Saisissez celui qui est affiché maintenant",
      codeSlowed:
        "Trop de tentatives. Réessayez dans {count, plural, one {# minute} many {# minutes} other {# minutes}}",
      passkeyWrong: "Cette clé d’accès n’ouvre aucun compte ici",
    },
    consent:
      "J’accepte que {name} conserve mon nom, mon adresse e-mail et mes rendez-vous afin de les organiser.",
  },
  site: {
    title: "Prendre rendez-vous",
    text: "Choisissez avec qui.",
    empty: "Merci d’utiliser le lien que vous avez reçu.",
    teams: "Équipes",
    people: "Personnes",
    unknownTitle: "Il n’y a rien ici",
    unknownText:
      "Cette adresse n’appartient encore à personne. Merci de vérifier le lien que vous avez reçu.",
  },
  home: {
    title: "Des rendez-vous sans allers-retours",
    text: "Bookpage donne à chacun une page où réserver un moment vraiment libre. Le code est ouvert, et tout passe aussi par l’API.",
    login: "Se connecter",
    console: "Ouvrir la console",
    demo: "Essayer une page de réservation",
    docs: "Lire la référence de l’API",
    freeTitle: "Vraiment libre",
    freeText:
      "Agendas, horaires de travail et marges sont vérifiés à l’ouverture d’une page, puis de nouveau au moment de réserver.",
    readerTitle: "Lisible partout",
    readerText:
      "Seize langues, tous les fuseaux horaires, petits téléphones et lecteurs d’écran. Les scripts aident, sans être nécessaires.",
    togetherTitle: "À plusieurs",
    togetherText:
      "Proposez des horaires, recueillez les votes ou répartissez équitablement les réservations d’une équipe.",
    apiTitle: "Fait pour construire",
    apiText: "Chaque étape est un appel HTTP, et des webhooks informent vos systèmes de ce qui s’est passé.",
  },
};
