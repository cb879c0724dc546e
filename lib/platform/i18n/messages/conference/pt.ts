import type { Messages } from "../messages";

const pt: Messages["conference"] = {
  phone: "Telefone",
  weCall: "Nós ligamos-lhe",
  youCallUs: "Liga para nós",
  youCall: "Liga para {number}",
  youAreCalled: "Ligam-lhe para {number}",
  join: "Participar",
  code: "Código de acesso: {code}",
  dial: "Por telefone: {phone}",
  follows: "A ligação segue por e-mail.",
  missing: "Ainda não há ligação. Peça-a a {name}.",
  called: "Necessário se lhe ligarmos",
  comes: "Com",
  message: "Mensagem",
  manage: "Mudar ou cancelar",
};

export default pt;
