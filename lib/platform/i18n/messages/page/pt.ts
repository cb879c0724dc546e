const page = {
  previewAlt: "Uma semana com horários livres, um deles escolhido",
  loginDescription:
    "Inicie sessão para ver as suas reuniões e alterar os seus horários e a sua página de marcações.",
  helpDescription:
    "Respostas para quem marca uma reunião: mudá-la ou cancelá-la, encontrar o e-mail e ler o fuso horário.",
  help: "Ajuda",
  helpTitle: "Ajuda para reservar",
  helpChange: "Como altero ou cancelo uma reunião?",
  helpChangeText:
    "Abra a ligação no e-mail sobre a reunião. A página mostra o estado atual e tudo o que é possível fazer.",
  helpMail: "Não chegou nenhum e-mail",
  helpMailText:
    "Veja primeiro na pasta de correio não solicitado. Se o endereço tinha um erro, reserve de novo com o correto e avise a pessoa com quem se vai reunir.",
  helpZone: "A que fuso horário correspondem as horas?",
  helpZoneText:
    "Ao seu, conforme indica o navegador. O fuso horário está sempre ao lado das horas e pode ser mudado aí. Algumas páginas só oferecem um e dizem-no.",
  helpNone: "Nenhum horário me convém",
  helpNoneText:
    "Passe ao mês seguinte ou volte mais tarde: quando alguém cancela, há horários que ficam livres.",
  helpSeen: "Quem vê o que escrevo?",
  helpSeenText:
    "A pessoa com quem se vai reunir; as pessoas convidadas veem o seu nome. O seu endereço de e-mail serve para as mensagens sobre esta reunião.",
  closedTitle: "Sem marcações de momento",
  closedText: "{name} não aceita marcações de momento. As reuniões já marcadas mantêm-se.",
  appUnknownTitle: "Não é possível seguir esta ligação",
  appUnknownText:
    "Indica uma aplicação que não está ligada a esta página ou que já não existe. A reunião com {name} continua a ser possível: abra a página sem ela.",
  appUnknownLink: "Abrir a página",
  linkUnknownTitle: "Esta ligação não leva a nenhuma marcação",
  linkUnknownText:
    "Talvez uma parte se tenha perdido pelo caminho. Peça novamente a ligação a {name} ou utilize a página de marcações.",
  linkUsedTitle: "Esta ligação já foi utilizada",
  linkUsedText:
    "Servia para um número limitado de marcações e já foram todas feitas. Peça outra ligação a {name} ou utilize a página de marcações.",
  linkEndedTitle: "Esta ligação expirou",
  linkEndedText:
    "O prazo para marcar com ela terminou. Peça outra ligação a {name} ou utilize a página de marcações.",
  linkRevokedTitle: "Esta ligação foi retirada",
  linkRevokedText: "{name} já não aceita marcações com ela. Pode continuar a utilizar a página de marcações.",
  linkPublic: "Abrir a página de marcações",
  offerIntro: "Estas horas estão livres ({duration}). Escolha a que lhe convém:",
  bookedText: "Obrigado. A página seguinte abre-se sozinha; se não abrir, continue aqui.",
};

export default page;
