const forms = {
  submit: "Continuar",
  again: "Voltar ao formulário",
  thanksTitle: "Obrigado",
  thanksText: "As suas respostas chegaram.",
  nowhereTitle: "De momento não é possível reservar",
  nowhereText:
    "As suas respostas chegaram. A página em que poderia reservar está fechada neste momento: volte mais tarde ou pergunte a quem lhe indicou este formulário.",
  scriptNeeded: "Este formulário precisa de JavaScript. Ative-o, ou recarregue a página e tente novamente.",
};

export default forms;
