const pageOwner = {
  broken:
    "{count, plural, one {Não é possível ler o seu calendário: {names}} many {Não é possível ler {count} dos seus calendários: {names}} other {Não é possível ler {count} dos seus calendários: {names}}}",
  brokenBlocks:
    "Conforme a escolha feita, esta página não oferece horários até que volte a funcionar. Esta mensagem não é visível para mais ninguém.",
  brokenLastKnown:
    "Esta página continua a oferecer horários conforme o último estado conhecido dos seus calendários: pode haver reservas por cima do que lá for novo. Esta mensagem não é visível para mais ninguém.",
  brokenLink: "Ligar de novo",
  brokenComplexLink: "Abrir os calendários",
};

export default pageOwner;
