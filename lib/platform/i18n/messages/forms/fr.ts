const forms = {
  submit: "Continuer",
  again: "Revenir au formulaire",
  thanksTitle: "Merci",
  thanksText: "Vos réponses nous sont bien parvenues.",
  nowhereTitle: "Rien ne peut être réservé pour le moment",
  nowhereText:
    "Vos réponses nous sont bien parvenues. La page où vous pourriez réserver est fermée en ce moment : revenez plus tard, ou adressez-vous à la personne qui vous a envoyé ici.",
  scriptNeeded: "Ce formulaire a besoin de JavaScript. Activez-le, ou rechargez la page et réessayez.",
};

export default forms;
