const pt = {
  day: "Esgotado, {date}",
  key: "Esgotado",
  full: "Todas as horas deste dia estão ocupadas.",
  heading: "Deixe o seu endereço para este dia",
  text: "Se ficar livre uma hora, oferecemo-la por e-mail e guardamo-la para si durante {duration}.",
  until: "Último dia",
  untilHint: "Pode esperar por vários dias seguidos. Só para este dia, deixe como está.",
  submit: "Entrar na lista de espera",
  untilBad: "Escolha um dia de {first} a {last}",
  many: "Já está à espera de tantos dias quantos é possível. Saia primeiro de uma destas listas",
  gone: "Esta página já não aceita ninguém na lista de espera.",
  ended: "Esta hora já não está guardada para si, mas continua livre.",
  listedTitle: "Está na lista de espera",
  listedText:
    "{days}, com {name}. Assim que ficar livre uma hora, escrevemos-lhe. Até lá, nada fica marcado.",
  listedMail:
    "Assim que ficar livre uma hora, escrevemos-lhe. Com o e-mail que acabámos de enviar pode sair da lista.",
  offeredTitle: "Há uma hora guardada para si",
  offeredText: "{time}, com {name}. Está guardada até {until}; nada fica marcado enquanto não a marcar.",
  book: "Marcar esta hora",
  leave: "Sair da lista de espera",
  leftTitle: "Não está na lista de espera",
  leftText: "Saiu dela, marcou uma hora ou o dia já passou. Não virão mais e-mails sobre isto.",
  toPage: "Para a página de marcação",
};

export default pt;
