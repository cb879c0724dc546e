const calendarSignIn = {
  calendarSignIn: {
    title: "{provider} n’a pas été connecté",
    denied: "Vous n’avez pas autorisé l’accès. Rien n’a été enregistré.",
    incomplete:
      "Certaines autorisations n’ont pas été accordées. Sans voir vos agendas ni y écrire, Bookpage ne peut ni tenir compte de vos occupations ni inscrire vos rendez-vous. Veuillez laisser toutes les cases cochées.",
    expired:
      "La connexion a pris trop de temps, ou a été commencée dans une autre fenêtre ou un autre navigateur. Veuillez recommencer ici.",
    unavailable:
      "{provider} n’a pas répondu comme prévu. Veuillez réessayer dans quelques minutes ; si cela échoue encore, prévenez la personne qui gère cette installation.",
    again: "Réessayer",
    back: "Retour aux agendas",
    some: "L’agenda",
  },
};

export default calendarSignIn;
