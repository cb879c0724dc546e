import type { Messages } from "../messages";

const it: Messages["conference"] = {
  phone: "Telefono",
  weCall: "La chiamiamo noi",
  youCallUs: "Ci chiama lei",
  youCall: "Chiami il {number}",
  youAreCalled: "La chiamano al {number}",
  join: "Partecipa",
  code: "Codice di accesso: {code}",
  dial: "Per telefono: {phone}",
  follows: "Il link seguirà via e-mail.",
  missing: "Non c’è ancora un link. Lo chieda a {name}.",
  called: "Necessario se la chiamiamo",
  comes: "Con",
  message: "Messaggio",
  manage: "Spostare o annullare",
};

export default it;
