const push = {
  push: {
    title: "Notifications sur cet appareil",
    off: "Soyez averti des réservations, réponses et messages dès leur arrivée, même lorsque cette page est fermée.",
    on: "Ce navigateur vous affiche des notifications. Vos paramètres de notification déterminent lesquelles.",
    denied:
      "Ce navigateur n’a pas le droit d’afficher de notifications de ce site. Autorisez-les dans ses paramètres, puis rechargez la page.",
    install:
      "Sur iPhone et iPad, seules les apps reçoivent des messages : dans le menu Partager du navigateur, choisissez « Sur l’écran d’accueil », ouvrez Bookpage depuis là et revenez sur cette page.",
    unsupported: "Ce navigateur, ou cette installation, ne peut pas afficher de notifications.",
    start: "Afficher ici",
    stop: "Ne plus afficher ici",
    failed: "Le service de notifications du navigateur n’a pas répondu. Veuillez réessayer plus tard.",
  },
};

export default push;
