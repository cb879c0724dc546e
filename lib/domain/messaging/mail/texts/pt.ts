import type { Texts } from "./texts";

export default {
  booked: { subject: "Nova marcação", text: "{name} marcou uma reunião consigo." },
  requestedHost: {
    subject: "Novo pedido",
    text: "{name} gostaria de se reunir consigo. Escolha um dos horários; até lá, nada fica marcado.",
  },
  requested: {
    subject: "Pedido enviado",
    text: "O seu pedido foi enviado a {host}. Falta escolher um horário; até lá, nada fica marcado.",
  },
  invited: { subject: "Convite", text: "Recebeu um convite de {host}. Indique os horários que lhe convêm." },
  invitedHost: {
    subject: "Reunião criada",
    text: "A reunião foi criada e foi pedida uma resposta a todas as pessoas convidadas.",
  },
  confirmed: { subject: "Confirmada", text: "A sua reunião com {people} está confirmada." },
  changed: {
    subject: "Alterada",
    text: "A sua reunião com {people} foi alterada. É isto que vale agora.",
  },
  reopened: {
    subject: "Novo horário por escolher",
    text: "A sua reunião com {people} já não se realiza no horário combinado. Está a ser escolhido outro.",
  },
  suggested: {
    subject: "Novas propostas",
    text: "Há novas propostas para a sua reunião com {people}. Indique quais lhe convêm.",
  },
  suggestedHost: {
    subject: "Novas propostas",
    text: "As suas novas propostas para a reunião com {people} foram enviadas.",
  },
  cancelled: { subject: "Cancelada", text: "A sua reunião com {people} não se realiza." },
  declined: { subject: "Recusada", text: "{name} não pode participar." },
  attending: { subject: "Participação", text: "{name} vai participar." },
  voted: { subject: "Nova resposta", text: "{name} respondeu." },
  answers: {
    subject: "A sua resposta",
    text: "Obrigado, a sua resposta ficou registada. Pode alterá-la até ser escolhido um horário.",
  },
  unanswered: {
    subject: "Lembrete",
    text: "{host} ainda aguarda a sua resposta. Indique que horários lhe convêm.",
  },
  closed: {
    subject: "Sondagem terminada",
    text: "O prazo da sua sondagem terminou e nenhum horário foi confirmado. Escolha um, por favor.",
  },
  link: { subject: "O seu link", text: "Aqui está o seu link pessoal para este encontro, conforme pedido." },
  message: { subject: "Nova mensagem", text: "{name} escreveu uma mensagem." },
  reminder: { subject: "Lembrete", text: "A sua reunião com {people} aproxima-se." },
  linked: { subject: "Ligação", text: "Aqui está a ligação para a sua reunião com {people}." },
  unlinked: {
    subject: "Ainda sem ligação",
    text: "Não foi possível criar uma ligação para a sua reunião com {people}. Pergunte a {host} como se encontram.",
  },
  unlinkedHost: {
    subject: "Nenhuma ligação criada",
    text: "Não foi possível criar uma ligação para a sua reunião com {people}; foi-lhes pedido que se dirijam a si.",
  },
  linkFault: {
    no_account: "Não tem nenhuma conta associada que a crie.",
    no_calendar: "O calendário em que as suas reuniões são escritas não cria nenhuma.",
    access: "A sua conta já não pode ser usada: volte a associá-la.",
    refused: "O serviço recusou-se a criá-la.",
    unanswered: "O serviço não respondeu.",
  },
  video: {
    subject: "Uma conta de vídeo já não pode ser usada",
    text: "A Bookpage já não consegue criar ligações com esta conta. As reuniões marcadas entretanto não têm ligação.",
    account: "Conta",
    button: "Voltar a associá-la",
    note: "Recebe esta mensagem uma só vez, até a conta voltar a funcionar.",
  },
  removed: {
    subject: "Convite retirado",
    text: "O seu convite para esta reunião com {people} foi retirado.",
  },
  left: {
    subject: "Lugar cancelado",
    text: "Desistiu do seu lugar nesta reunião com {people}. A reunião realiza-se sem si.",
  },
  entryMoved: {
    subject: "Movida no seu calendário",
    text: "No seu calendário, a reunião com {people} está a outra hora do que aqui. Para os outros ainda nada mudou; até dizer o que deve acontecer, ninguém pode reservar nenhuma das duas horas.",
    there: "No seu calendário",
    inTheWay: "O que impede",
    something: "outra coisa",
  },
  entryDeleted: {
    subject: "Apagada no seu calendário",
    text: "A reunião com {people} já não está no seu calendário, mas aqui mantém-se. Ainda ninguém foi avisado: diga o que deve acontecer.",
  },
  removedHost: {
    subject: "Reunião transferida",
    text: "A partir de agora, outra pessoa fica responsável por esta reunião com {people}.",
  },
  team: { text: "Recebe esta mensagem como admin da equipa {team}; a reunião é de {host}." },
  event: {
    with: "Com",
    open: "Abrir a reunião",
    answer: "Responder agora",
    choose: "Escolher um horário",
    own: "Esta ligação é só sua. Não a partilhe.",
    meeting: "encontro com {host}",
    wrote: "{name} escreve",
    quoted: "“{text}”",
    more: "{count, plural, one {e mais #} many {e mais #} other {e mais #}}",
  },
  heading: "{what}: {title}",
  via: "{name} através do {service}",
  footer: "Marcações com o Bookpage",
  someone: "Um convidado",
  meetings: {
    subject: "As suas reuniões com {organization}",
    text: "Aqui está a ligação para todas as suas reuniões com {organization}. Aí pode alterá-las e cancelá-las.",
    button: "Ver as minhas reuniões",
    note: "A ligação é válida durante 24 horas e é só sua. Se não a pediu, pode ignorar este e-mail.",
    all: "Todas as suas reuniões",
  },
  waiting: {
    joined: {
      subject: "Está na lista de espera",
      text: "Assim que ficar livre uma hora com {name} nestes dias, oferecemo-la por e-mail. Até lá, nada fica marcado.",
      note: "Se não pediu isto, saia da lista com a ligação abaixo.",
    },
    offered: {
      subject: "Ficou livre uma hora",
      text: "Está à espera de uma hora com {name}. Esta fica guardada para si até {until}. Nada fica marcado enquanto não a marcar.",
      button: "Marcar esta hora",
      note: "Se não lhe convier, não precisa de fazer nada: é então oferecida à pessoa seguinte.",
    },
    days: "Dias",
    leave: "Sair da lista de espera",
  },
  code: {
    subject: "O seu código",
    text: "Com este código confirma o seu endereço de e-mail a {organization}. Introduza-o na página em que estava.",
    code: "Código",
    note: "É válido durante 15 minutos. Se não o pediu, pode ignorar este e-mail: não acontece nada.",
  },
  signup: {
    subject: "Conclua o seu registo em {organization}",
    text: "Foi criada uma conta em {organization} para si. Escolha uma palavra-passe para começar.",
    button: "Escolher uma palavra-passe",
    note: "A ligação funciona uma única vez, durante sete dias. Se não esperava esta mensagem, pode ignorá-la.",
  },
  password: {
    subject: "Escolha uma nova palavra-passe",
    text: "Foi pedida uma nova palavra-passe para a sua conta em {organization}.",
    button: "Escolher uma nova palavra-passe",
    note: "A ligação funciona uma única vez. Se não a pediu, pode ignorar esta mensagem; a sua palavra-passe mantém-se.",
  },
  calendars: {
    subject:
      "{count, plural, one {Um calendário não pode ser lido há um dia} many {# de calendários não podem ser lidos há um dia} other {# calendários não podem ser lidos há um dia}}",
    text: "Há um dia que o Bookpage não consegue ler os calendários abaixo, de pessoas de {organization}. Os proprietários foram avisados; enquanto nada acontecer, podem ser reservados em horas em que estão ocupados.",
    whose: "De quem",
    more: "e mais {count, number}",
    button: "Ver todos os calendários",
    note: "Só os proprietários podem voltar a ligar os seus calendários: têm a ligação no e-mail que receberam. Recebe no máximo um e-mail destes por dia, e nenhum assim que os calendários possam ser lidos.",
  },
  calendar: {
    subject: "Já não é possível ler um calendário",
    text: "O servidor de um dos seus calendários já não permite o acesso do Bookpage. Até ser ligado de novo, as novas entradas não são conhecidas e podem ser propostas horas já ocupadas.",
    calendar: "Calendário",
    button: "Abrir os calendários",
    note: "A razão habitual é uma palavra-passe alterada. Ligue de novo o calendário para renovar o acesso. Também é possível escolher que não sejam propostas horas enquanto um calendário não puder ser lido.",
    subjectRefused: "Um calendário não aceita reuniões",
    textRefused:
      "O servidor de um dos seus calendários não aceita as reuniões que o Bookpage nele escreve, apesar de várias tentativas. No Bookpage continuam a existir, e quem reservou não nota nada.",
    noteRefused:
      "Verifique se ainda pode escrever neste calendário ou escolha outro para as suas reuniões. As tentativas continuam durante alguns dias.",
    textUnreachable:
      "O servidor de um dos seus calendários não responde há mais de uma hora. É contactado repetidamente; até responder, as novas entradas deste calendário não são conhecidas e podem ser propostas horas já ocupadas.",
    noteUnreachable:
      "Quase sempre se resolve por si, e não há nada a fazer. Se o calendário mudou de endereço, ligue-o no novo.",
    textComplex:
      "Um dos seus calendários contém mais do que se consegue calcular, por exemplo um evento que se repete a cada segundo. Até isso ser corrigido, as novas entradas não são conhecidas e podem ser propostas horas já ocupadas.",
    noteComplex:
      "Retire o que se repete tantas vezes ou tem tantas datas. O calendário volta a ser visto por si, cada vez mais raramente; “Ler agora” fá-lo de imediato. Também é possível escolher que não sejam propostas horas enquanto um calendário não puder ser lido.",
  },
  calendarEmptied: {
    subject: "Faltam entradas num calendário",
    text: "Várias das suas reuniões desapareceram ao mesmo tempo de um dos seus calendários. Mantêm-se, e ninguém foi avisado. Para cada uma pode dizer o que deve acontecer, ou mandar repô-la.",
    calendar: "Calendário",
    button: "Mostrar o que está em aberto",
    note: "Se o calendário foi esvaziado ou criado de novo por engano, mande repor as entradas.",
  },
  invitation: {
    subject: "{inviter} convida-o para {organization}",
    subjectByKey: "Convite para {organization}",
    subjectAgain: "Lembrete: o seu convite para {organization}",
    text: "{inviter} convidou-o a marcar reuniões com o Bookpage em {organization}. Escolha uma palavra-passe e a sua conta fica pronta.",
    textByKey:
      "Foi convidado a marcar reuniões com o Bookpage em {organization}. Escolha uma palavra-passe e a sua conta fica pronta.",
    button: "Aceitar o convite",
    note: "A ligação é só para si e funciona durante um tempo limitado. Se não esperava esta mensagem, pode ignorá-la: nada acontece.",
  },
  join: {
    subject: "Confirme o seu endereço para {organization}",
    text: "Alguém, provavelmente o próprio, quer aderir a {organization} com este endereço. Confirme que é seu e a sua conta fica pronta.",
    button: "Confirmar e aderir",
    note: "A ligação funciona uma única vez, durante um dia. Se não fez este pedido, pode ignorar esta mensagem: não é criada nenhuma conta.",
  },
  address: {
    subject: "Confirme o seu endereço de e-mail",
    text: "A sua conta em {organization} tem este endereço. Confirme que é seu: a partir daí vê as reuniões que outros marcam com ele.",
    button: "Confirmar o endereço",
    note: "A ligação funciona uma única vez, durante sete dias. Se não sabe nada desta conta, pode ignorar esta mensagem.",
  },
  addressChanged: {
    subject: "A sua conta tem outro endereço",
    text: "{organization} deu outro endereço de e-mail à sua conta. As mensagens sobre ela já não chegam a este.",
    note: "Se não estiver certo, fale com um administrador de {organization}.",
  },
  domain: {
    missingSubject: "O registo de {domain} desapareceu",
    missingText:
      "O registo TXT que mostra que {domain} pertence a {organization} já não está lá. As suas páginas ficam neste domínio por mais sete dias.",
    missingNote:
      "Adicione o registo de novo; a consola mostra-o. Se os servidores de nomes acabaram de mudar, pode voltar por si.",
    failedSubject: "{domain} já não mostra as suas páginas",
    failedText:
      "O registo TXT de {domain} falta há sete dias. As páginas de {organization} já não são mostradas lá, e os links não levam a lado nenhum.",
    failedNote: "Adicione o registo de novo e verifique-o na consola: então tudo volta.",
    takenSubject: "{domain} pertence agora a outra organização",
    takenText:
      "Outra organização provou que {domain} é sua, e o registo de {organization} já não estava lá. As suas páginas não são mostradas lá.",
    takenNote:
      "Se não estiver certo, quem gere os servidores de nomes do domínio pode adicionar o seu registo de novo e remover o outro.",
    button: "Abrir os domínios",
  },
  access: {
    button: "Ver o seu acesso",
    note: "Se não foi você, escolha já outra palavra-passe, termine lá a sessão nos outros navegadores e avise {organization}.",
    authenticatorAddedSubject: "Foi adicionada uma aplicação de autenticação",
    authenticatorAddedText:
      "Foi configurada uma aplicação de autenticação para a sua conta em {organization}. Os seus códigos são pedidos ao entrar.",
    authenticatorRemovedSubject: "A sua aplicação de autenticação foi removida",
    authenticatorRemovedText:
      "A aplicação de autenticação da sua conta em {organization} foi removida. Os seus códigos já não abrem nada.",
    passkeyAddedSubject: "Foi adicionada uma chave de acesso",
    passkeyAddedText: "Foi adicionada uma chave de acesso à sua conta em {organization}: {name}.",
    passkeyRemovedSubject: "Foi removida uma chave de acesso",
    passkeyRemovedText: "Foi removida uma chave de acesso da sua conta em {organization}: {name}.",
    codesRenewedSubject: "Tem novos códigos de recuperação",
    codesRenewedText:
      "Foram criados novos códigos de recuperação para a sua conta em {organization}. Os anteriores já não abrem nada.",
    codeUsedSubject: "Foi usado um código de recuperação",
    codeUsedText: "Alguém usou um código de recuperação da sua conta em {organization} como segundo passo.",
    codesLeft: "Códigos restantes",
    passwordSubject: "A sua palavra-passe foi alterada",
    passwordText: "A palavra-passe da sua conta em {organization} foi alterada.",
  },
  factorsReset: {
    subject: "O seu segundo passo foi reposto",
    text: "Um administrador de {organization} repôs o segundo passo da sua conta: a aplicação, as chaves de acesso e os códigos de recuperação foram esquecidos e a sua sessão foi terminada em todo o lado.",
    button: "Entrar",
    note: "Se não o pediu, avise {organization} de imediato.",
  },
  known: {
    subject: "Já tem uma conta",
    text: "Alguém, provavelmente o próprio, quis criar uma conta com este endereço de e-mail. Já existe uma, em {organization}.",
    button: "Iniciar sessão",
    note: "Se esqueceu a palavra-passe, a página de início de sessão envia uma ligação para escolher uma nova. Se não fez este pedido, pode ignorar esta mensagem.",
  },
  reply: {
    maybe: "Respondi “talvez” no meu calendário.",
    counter: "Prefiro outro momento: {when}.",
    move: "Mover a reunião aqui: {link}",
    accepted: "Aceitei no meu calendário, mas a resposta já não conta.",
    declined: "Recusei no meu calendário, mas a resposta já não conta.",
    delegated: "Passei o convite a outra pessoa no meu calendário.",
    other: "O meu calendário respondeu por outra pessoa, o que aqui não muda nada.",
  },
  webhook: {
    subject: "Um webhook foi desativado",
    text: "O webhook para {action} de {organization} foi desativado, porque o destino não aceita as entregas.",
    target: "Destino",
    button: "Abrir os webhooks",
    note: "Quando o destino voltar a responder, ative o webhook e repita o que falhou.",
  },
} satisfies Texts;
