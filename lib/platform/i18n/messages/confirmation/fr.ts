const fr = {
  heading: "Consultez vos e-mails",
  text: "Nous avons envoyé un code à six chiffres à {email}. Saisissez-le ici, pour que nous sachions que cette adresse est la vôtre.",
  kept: "Votre horaire vous est réservé jusqu’à {time}.",
  code: "Code",
  codeHint: "Il peut mettre une minute à arriver. Regardez aussi dans le dossier des courriers indésirables.",
  submit: "Continuer",
  renew: "Envoyer un nouveau code",
  change: "Modifier ma saisie",
  renewed: "Un nouveau code est en route vers {email}.",
  wrong: "Ce n’est pas le code. Essais restants : {left, number}",
  spent: "Le code était faux cinq fois et n’est plus valable. Faites-vous en envoyer un nouveau.",
  expired: "Le code était valable 15 minutes et ne l’est plus. Faites-vous en envoyer un nouveau.",
  many: "Beaucoup de codes ont été envoyés à cette adresse. Réessayez dans une heure.",
  busy: "C’était très rapide. Attendez une minute, puis réessayez.",
  goneTitle: "Ce formulaire n’est plus conservé",
  goneText: "Il a attendu son code trop longtemps. Remplissez-le encore une fois.",
};

export default fr;
