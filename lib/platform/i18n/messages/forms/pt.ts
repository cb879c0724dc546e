const forms = {
  submit: "Continuar",
  again: "Voltar ao formulário",
  thanksTitle: "Obrigado",
  thanksText: "As suas respostas chegaram.",
  nowhereTitle: "De momento não é possível reservar",
  nowhereText:
    "As suas respostas chegaram. A página em que poderia reservar está fechada neste momento: volte mais tarde ou pergunte a quem lhe indicou este formulário.",
};

export default forms;
