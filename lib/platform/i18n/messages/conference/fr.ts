import type { Messages } from "../messages";

const fr: Messages["conference"] = {
  phone: "Téléphone",
  weCall: "Nous vous appelons",
  youCallUs: "Vous nous appelez",
  youCall: "Vous appelez le {number}",
  youAreCalled: "On vous appelle au {number}",
  join: "Rejoindre",
  code: "Code d’accès : {code}",
  dial: "Par téléphone : {phone}",
  follows: "Le lien suivra par e-mail.",
  missing: "Il n’y a pas encore de lien. Veuillez le demander à {name}.",
  called: "Nécessaire si nous vous appelons",
  comes: "Avec",
  message: "Message",
  manage: "Déplacer ou annuler",
};

export default fr;
