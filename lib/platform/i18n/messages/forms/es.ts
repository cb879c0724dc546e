const forms = {
  submit: "Continuar",
  again: "Volver al formulario",
  thanksTitle: "Gracias",
  thanksText: "Sus respuestas han llegado.",
  nowhereTitle: "Ahora mismo no se puede reservar nada",
  nowhereText:
    "Sus respuestas han llegado. La página en la que podría reservar está cerrada en este momento: vuelva más tarde o pregunte a quien le ha enviado aquí.",
  scriptNeeded: "Este formulario necesita JavaScript. Actívelo, o recargue la página e inténtelo de nuevo.",
};

export default forms;
