import type { Messages } from "../messages";

const pt: Messages["polls"] = {
  deadline: "As respostas são aceites até {time}.",
  deadlineConfirms:
    "As respostas são aceites até {time}. Depois, o horário que convém a mais pessoas é confirmado automaticamente.",
  over: "O prazo terminou. {name} escolhe agora um horário.",
  overOwner: "O prazo terminou. Escolha um horário ou prolongue o prazo nas definições da sondagem.",
  hidden: "Só {name} vê quem participa e o que cada pessoa respondeu.",
  voted: "Verá o que os outros responderam depois de guardar as suas respostas.",
  never: "Só {name} vê as respostas.",
  full: "Sem lugares",
  joinText: "{name} gostaria de saber o que lhe convém.",
  joinHeading: "Quem responde?",
  joinName: "O seu nome",
  joinEmail: "E-mail",
  joinEmailHint: "Receberá um link com o qual pode alterar as suas respostas.",
  closedTitle: "Esta sondagem está fechada",
  closedText:
    "Já não são aceites respostas. Se participou, pode pedir que o seu link lhe seja enviado de novo.",
  shareHeading: "Link para todos",
  shareText: "Quem tem este link pode participar.",
  copy: "Copiar",
  copied: "Copiado",
  keepText: "Não indicou um endereço de e-mail. Este link leva-o de volta às suas respostas:",
  csv: "Resultados em tabela (CSV)",
  picture: "Resultados em imagem",
  results: "Resultados",
  settings: {
    heading: "Definições da sondagem",
    open: "Quem tem o link pode participar",
    ifNeedBe: "«Se preciso» também é uma resposta",
    hide: "Os participantes não se veem uns aos outros",
    results: "As respostas são mostradas",
    always: "sempre",
    voted: "a quem respondeu",
    never: "só a quem organiza",
    addOptions: "Os participantes podem sugerir horários e locais",
    limit: "Lugares por horário",
    limitHint: "Quantas pessoas podem dizer sim a um horário. Vazio: sem limite.",
    day: "Respostas até",
    time: "Hora",
    dayHint: "Vazio: até ser escolhido um horário.",
    atDeadline: "No fim do prazo",
    remind: "Lembrar-me de escolher",
    confirm: "Confirmar o que convém a mais pessoas",
    reminders: "Perguntar de novo, um dia antes, a quem não respondeu",
    unset: "sem limite",
  },
  duplicate: "Duplicar",
  duplicateText:
    "Abre-se uma nova sondagem com o mesmo título, os mesmos horários e locais. Ainda ninguém está convidado.",
  several: "Confirmar vários horários",
  severalText:
    "O primeiro é confirmado aqui. Cada um dos outros passa a ser um encontro próprio com quem pode vir.",
  severalSubmit: "Confirmar estes horários",
};

export default pt;
