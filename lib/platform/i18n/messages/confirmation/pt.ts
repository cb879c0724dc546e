const pt = {
  heading: "Veja o seu e-mail",
  text: "Enviámos um código de seis algarismos para {email}. Introduza-o aqui, para sabermos que este endereço é seu.",
  kept: "A sua hora fica reservada para si até às {time}.",
  code: "Código",
  codeHint: "Pode demorar um minuto a chegar. Veja também na pasta de correio indesejado.",
  submit: "Continuar",
  renew: "Enviar um novo código",
  change: "Alterar o que escrevi",
  renewed: "Um novo código vai a caminho de {email}.",
  wrong: "Esse não é o código. Tentativas restantes: {left, number}",
  spent: "O código esteve errado cinco vezes e já não serve. Peça que lhe enviemos um novo.",
  expired: "O código era válido durante 15 minutos e já não serve. Peça que lhe enviemos um novo.",
  many: "Foram enviados muitos códigos para este endereço. Tente de novo dentro de uma hora.",
  busy: "Foi muito rápido. Espere um minuto e tente de novo.",
  goneTitle: "Este formulário já não está guardado",
  goneText: "Esperou demasiado pelo seu código. Preencha-o mais uma vez.",
};

export default pt;
