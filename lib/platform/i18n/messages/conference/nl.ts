import type { Messages } from "../messages";

const nl: Messages["conference"] = {
  phone: "Telefoon",
  weCall: "Wij bellen u",
  youCallUs: "U belt ons",
  youCall: "U belt {number}",
  youAreCalled: "U wordt gebeld op {number}",
  join: "Deelnemen",
  code: "Toegangscode: {code}",
  dial: "Per telefoon: {phone}",
  follows: "De link volgt per e-mail.",
  missing: "Er is nog geen link. Vraag {name} erom.",
  called: "Nodig als u wordt gebeld",
  comes: "Met",
  message: "Bericht",
  manage: "Verzetten of annuleren",
};

export default nl;
