const fr = {
  day: "Complet, {date}",
  key: "Complet",
  full: "Tous les horaires de ce jour sont pris.",
  heading: "Laissez votre adresse pour ce jour",
  text: "Si un horaire se libère, nous vous le proposons par e-mail et le gardons pour vous pendant {duration}.",
  until: "Dernier jour",
  untilHint: "Vous pouvez attendre plusieurs jours de suite. Pour ce jour seul, laissez le champ tel quel.",
  submit: "M’inscrire sur la liste d’attente",
  untilBad: "Choisissez un jour du {first} au {last}",
  many: "Vous attendez déjà autant de jours que possible. Quittez d’abord l’une de ces listes",
  gone: "Cette page n’inscrit plus personne sur sa liste d’attente.",
  ended: "Cet horaire n’est plus gardé pour vous, mais il est encore libre.",
  listedTitle: "Vous êtes sur la liste d’attente",
  listedText:
    "{days}, avec {name}. Dès qu’un horaire se libère, nous vous écrivons. Rien n’est réservé d’ici là.",
  listedMail:
    "Dès qu’un horaire se libère, nous vous écrivons. L’e-mail que nous venons de vous envoyer permet de quitter la liste.",
  offeredTitle: "Un horaire est gardé pour vous",
  offeredText:
    "{time}, avec {name}. Il est gardé jusqu’au {until} ; rien n’est réservé tant que vous ne l’avez pas fait.",
  book: "Réserver cet horaire",
  leave: "Quitter la liste d’attente",
  leftTitle: "Vous n’êtes pas sur la liste d’attente",
  leftText:
    "Vous l’avez quittée, vous avez réservé, ou le jour est passé. Vous ne recevrez plus d’e-mails à ce sujet.",
  toPage: "Vers la page de réservation",
};

export default fr;
