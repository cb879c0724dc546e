export default {
  accounts: {
    login: {
      title: "Iniciar sessão",
      name: "E-mail ou nome de utilizador",
      password: "Palavra-passe",
      submit: "Iniciar sessão",
      forgot: "Esqueceu a palavra-passe?",
    },
    forgot: {
      title: "Escolher uma nova palavra-passe",
      text: "Indique o endereço de e-mail ou o nome de utilizador da conta. Enviamos uma ligação ao titular.",
      name: "E-mail ou nome de utilizador",
      submit: "Enviar a ligação",
      sentTitle: "Consulte o seu e-mail",
      sentText:
        "Se a conta existir, uma ligação está a caminho do respetivo endereço de e-mail. Pode demorar um minuto; veja também no correio não solicitado.",
      back: "Voltar ao início de sessão",
    },
    choose: {
      title: "Escolher uma nova palavra-passe",
      text: "A sessão será terminada em todos os outros locais.",
      account: "Conta",
      password: "Nova palavra-passe",
      hint: "Pelo menos {limit, number} caracteres. Várias palavras seguidas são uma boa escolha.",
      submit: "Guardar e iniciar sessão",
    },
    signup: {
      title: "Boas-vindas a {name}",
      text: "Escolha uma palavra-passe e a sua conta fica pronta.",
      submit: "Concluir o registo",
    },
    link: {
      expiredTitle: "Esta ligação expirou",
      expiredText: "Por segurança, estas ligações só valem por pouco tempo. Podemos enviar uma nova.",
      usedTitle: "Esta ligação já foi usada",
      usedText:
        "Já foi escolhida uma palavra-passe com ela. Inicie sessão ou peça que lhe seja enviada uma nova ligação.",
      unknownTitle: "Esta ligação não funciona",
      unknownText: "Talvez esteja incompleta. Abra-a de novo a partir do e-mail ou peça uma nova.",
      renew: "Enviar-me uma nova ligação",
      ask: "Pedir uma nova ligação",
      login: "Iniciar sessão",
      sentText: "Uma nova ligação está a caminho do seu endereço de e-mail.",
    },
    join: {
      title: "Aderir a {name}",
      text: "Crie uma conta: outras pessoas poderão marcar tempo consigo e verá todas as suas reuniões num só lugar.",
      firstName: "Nome próprio",
      lastName: "Apelido",
      email: "E-mail",
      zone: "Fuso horário",
      submit: "Aderir",
      known: "Já tenho uma conta",
      closedTitle: "Este convite está fechado",
      closedText:
        "Expirou, foi retirado ou já aderiram tantas pessoas quantas as previstas. Peça um novo a quem lho deu.",
      takenTitle: "Este convite já foi aceite",
      takenText: "Já foi criada uma conta com esta ligação pessoal. Inicie sessão para continuar.",
      sentText:
        "Enviámos uma mensagem que explica como continuar. Pode demorar um minuto; veja também no correio não solicitado.",
      extidText:
        "Não podemos aceitar o extid deste endereço: no máximo {limit, number} caracteres, e apenas os que podem ser mostrados. Peça de novo a ligação a quem lha deu.",
    },
    confirm: {
      joinText: "Confirme que {email} é o seu endereço e a sua conta fica pronta.",
      joinSubmit: "Confirmar e aderir",
      goneText:
        "Funciona uma única vez, durante um dia. Se já aderiu, inicie sessão; caso contrário, preencha de novo o formulário do seu convite.",
      title: "Confirmar o seu endereço",
      text: "Verá as reuniões que outros marcam com {email} assim que confirmar que é o seu endereço.",
      ask: "Enviar-me uma ligação",
      submit: "Confirmar",
      usedText: "O endereço já foi confirmado com ela, ou mudou entretanto.",
      doneTitle: "O seu endereço está confirmado",
      doneText: "Agora vê as reuniões que outros marcam com ele.",
    },
    organizations: {
      title: "Para onde quer ir?",
      text: "Tem uma conta em cada uma destas organizações.",
      back: "Iniciar sessão como outra pessoa",
    },
    refusal: {
      foreignText: "Foi enviado a partir de outro site. Abra a nossa própria página e tente de novo.",
      badText: "Abra a página de novo e preencha o formulário.",
      manyText:
        "Chegaram muitas tentativas da sua ligação à Internet. Espere {seconds, plural, one {# segundo} many {# segundos} other {# segundos}} e tente de novo.",
      back: "Voltar ao formulário",
    },
    errors: {
      wrong: "Este nome e esta palavra-passe não correspondem",
      slowed:
        "Demasiadas tentativas. Tente de novo dentro de {count, plural, one {# minuto} many {# minutos} other {# minutos}} ou peça uma ligação por e-mail",
      nameMissing: "Introduza o seu e-mail ou nome de utilizador",
      emailMissing: "Introduza o seu endereço de e-mail",
      emailBad: "Introduza um endereço de e-mail como ana@example.org",
      firstNameMissing: "Introduza o seu nome próprio",
      tooLong: "Aqui são possíveis no máximo {limit, number} caracteres",
      zoneUnknown: "Escolha um fuso horário",
      charactersBad: "Retire os caracteres que não podem ser mostrados",
      consentMissing: "O seu consentimento é necessário para ter uma conta",
      passwordMissing: "Introduza uma palavra-passe",
      passwordShort: "A palavra-passe precisa de pelo menos {limit, number} caracteres",
      passwordLong: "A palavra-passe pode ter no máximo {limit, number} caracteres",
      passwordEasy: "Esta palavra-passe é fácil de adivinhar. Escolha outra",
    },
    consent:
      "Aceito que {name} guarde o meu nome, o meu endereço de e-mail e as minhas reuniões para as organizar.",
  },
  home: {
    title: "Reuniões sem trocas de mensagens",
    text: "O Bookpage dá a cada pessoa uma página onde se marca um momento realmente livre. O código é aberto e tudo está também na API.",
    login: "Iniciar sessão",
    console: "Abrir a consola",
    demo: "Experimentar uma página de marcações",
    docs: "Ler a referência da API",
    freeTitle: "Realmente livre",
    freeText:
      "Calendários, horários de trabalho e margens são verificados quando a página abre e outra vez quando alguém marca.",
    readerTitle: "Legível em todo o lado",
    readerText:
      "Oito línguas, todos os fusos horários, telemóveis pequenos e leitores de ecrã. Os scripts ajudam, mas não são precisos.",
    togetherTitle: "Várias pessoas",
    togetherText: "Proponha horários, recolha votos ou reparta com justiça as marcações de uma equipa.",
    apiTitle: "Feito para construir",
    apiText: "Cada passo é uma chamada HTTP e os webhooks informam os seus sistemas do que aconteceu.",
  },
};
