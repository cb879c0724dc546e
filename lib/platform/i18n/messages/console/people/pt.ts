import type { PeopleTexts } from "./people-texts";

export default {
  people: {
    status: "Estado",
    teams: "Equipas",
    page: "Página",
    lastSeen: "Última visita",
    everybody: "Todas",
    joined: "Ativa",
    invited: "Convidada",
    invitation_ended: "Convite expirado",
    not_invited: "Nunca convidada",
    suspended: "Suspensa",
    until: "até {date}",
    endedOn: "expirou em {date}",
    invitationOf: "Convite de {name}",
    inviteOne: "Convidar {name}",
    invitedOne: "O convite para {name} foi enviado",
    byName: "Por nome, de A a Z",
    byNameBackwards: "Por nome, de Z a A",
    byLastSeen: "Visitas mais recentes primeiro",
    byLongestUnseen: "Ausentes há mais tempo primeiro",
    selectMatching: "Selecionar as {count, number} que correspondem",
    more: "Mais",
    handOver: "Transferir e eliminar…",
    tooManyLeave:
      "Estão selecionadas {count, number} pessoas e podem sair no máximo {most, number} de cada vez: o que têm é transferido pessoa a pessoa. Selecione menos, por exemplo uma equipa.",
    copied:
      "{count, plural, =0 {Sem endereços: nenhuma tem um} one {# endereço copiado} many {# endereços copiados} other {# endereços copiados}}",
    pickTeam: "Escolha uma equipa",
    working: "Progresso",
    progress: "{done, number} de {all, number}",
    done: "{count, plural, =0 {Não foi feito para ninguém} one {Feito para # pessoa} many {Feito para # pessoas} other {Feito para # pessoas}}",
    refused:
      "{count, plural, one {# pessoa foi recusada} many {# pessoas foram recusadas} other {# pessoas foram recusadas}}",
    imported:
      "{count, plural, one {Foi adicionada # pessoa, a quem ainda não se escreveu} many {Foram adicionadas # pessoas, a quem ainda não se escreveu} other {Foram adicionadas # pessoas, a quem ainda não se escreveu}}",
    importedText:
      "Podem iniciar sessão assim que escolherem uma palavra-passe. Cada uma recebe um e-mail com uma ligação, no seu idioma.",
    inviteImported:
      "{count, plural, one {Convidar agora esta pessoa} many {Convidar agora estas # pessoas} other {Convidar agora estas # pessoas}}",
    seeNotInvited: "Ver todas as que nunca foram convidadas",
    inviteAnew: "Convidar de novo",
    overview: "Resumo",
    stillToDo: "Por fazer",
    comingMeetings: "Todas as próximas reuniões",
    weeksTakeTurns: "Semanas alternadas:",
    otherDates:
      "{count, plural, one {Outro horário em # data} many {Outro horário em # datas} other {Outro horário em # datas}}",
    seeHours: "Ver o horário",
    seeCalendars: "Ver os calendários",
    acts: {
      invite: "Convidar",
      join: "Adicionar a uma equipa",
      role: "Mudar a função",
      leave: "Retirar de uma equipa",
      hours: "Definir o horário",
      page: "Criar páginas de marcação",
      suspend: "Suspender",
      letIn: "Readmitir",
    },
    titles: {
      invite: "{count, plural, one {Convidar # pessoa} many {Convidar # pessoas} other {Convidar # pessoas}}",
      join: "{count, plural, one {Adicionar # pessoa a uma equipa} many {Adicionar # pessoas a uma equipa} other {Adicionar # pessoas a uma equipa}}",
      role: "{count, plural, one {Função de # pessoa} many {Função de # pessoas} other {Função de # pessoas}}",
      leave:
        "{count, plural, one {Retirar # pessoa de uma equipa} many {Retirar # pessoas de uma equipa} other {Retirar # pessoas de uma equipa}}",
      hours:
        "{count, plural, one {Horário de trabalho de # pessoa} many {Horário de trabalho de # pessoas} other {Horário de trabalho de # pessoas}}",
      page: "{count, plural, one {Página de marcação para # pessoa} many {Páginas de marcação para # pessoas} other {Páginas de marcação para # pessoas}}",
      suspend:
        "{count, plural, one {Suspender # pessoa} many {Suspender # pessoas} other {Suspender # pessoas}}",
      letIn:
        "{count, plural, one {Readmitir # pessoa} many {Readmitir # pessoas} other {Readmitir # pessoas}}",
    },
    texts: {
      invite:
        "Cada uma recebe um e-mail com uma ligação para escolher uma palavra-passe. Quem já foi convidado e não veio recebe-o mais uma vez, no mínimo um dia depois do último.",
      join: "Quem já está nela fica como está.",
      role: "O que podem fazer muda de imediato.",
      leave: "Deixam de ser membros e administradoras da equipa. Nada mais muda.",
      hours:
        "Substitui o horário principal de cada uma, no seu próprio fuso horário. As margens, as datas e as ausências ficam.",
      page: "Quem não tem página recebe uma com o seu nome: /ada-lovelace. Quem tem uma fica com ela. As páginas oferecem horas logo que haja horário de trabalho.",
      suspend:
        "A sessão é terminada de imediato em todo o lado e não podem voltar a iniciá-la. As suas páginas não aceitam marcações. Tudo o que é seu fica, e podem ser readmitidas.",
      letIn: "Podem voltar a iniciar sessão como antes, e as suas páginas aceitam marcações.",
    },
  },
} satisfies PeopleTexts;
