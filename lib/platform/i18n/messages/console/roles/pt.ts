import type { RoleTexts } from "./role-texts";

const roles: RoleTexts = {
  roles: {
    owner: "Proprietário",
    admin: "Administrador",
    manager: "Gestor de equipa",
    member: "Membro",
    viewer: "Observador",
    ownerHint: "Pode fazer tudo. Só um proprietário nomeia ou retira proprietários; o último mantém-se.",
    adminHint: "Pode fazer tudo, exceto nomear proprietários.",
    managerHint: "Cuida das pessoas, páginas e reuniões das equipas que administra.",
    memberHint: "Vê e altera o que é seu.",
    viewerHint: "Vê páginas, pessoas, reuniões e números, e não altera nada.",
    closedTitle: "Isto não está acessível para si",
    closedText:
      "A sua função aqui é «{role}». Se precisar de mais, fale com um administrador da organização.",
    closedBack: "Para o resumo",
  },
  invitations: {
    title: "Convites",
    new: "Convidar pessoas",
    newText: "Cada pessoa recebe uma mensagem com uma ligação válida só para o seu endereço.",
    addresses: "Endereços",
    addressesHint: "Um ou muitos: escreva-os ou cole-os, com vírgulas ou em linhas.",
    count: "{count, plural, =0 {Ainda ninguém} one {1 pessoa} many {# pessoas} other {# pessoas}}",
    nobody: "Indique quem convidar.",
    unread: "«{text}» não é um endereço de e-mail.",
    team: "Equipa",
    noTeam: "Nenhuma",
    language: "Idioma da mensagem",
    send: "Enviar convites",
    sending: "A enviar…",
    sentTitle:
      "{sent, plural, =0 {Ninguém foi convidado} one {1 pessoa foi convidada} many {# pessoas foram convidadas} other {# pessoas foram convidadas}}",
    known:
      "{known, plural, one {1 pessoa já tinha sido convidada} many {# pessoas já tinham sido convidadas} other {# pessoas já tinham sido convidadas}} ou já cá estão.",
    unsent:
      "{unsent, plural, one {1 não foi enviado:} many {# não foram enviados:} other {# não foram enviados:}}",
    sentMany: "Convidadas: {sent}. Já convidadas: {known}. Não convidadas: {unsent}.",
    who: "Quem",
    state: "Estado",
    open: "Ainda não aderiu",
    openLink: "Aberta",
    joined: "Aderiu",
    expired: "Expirado",
    revoked: "Retirado",
    byLink: "Uma ligação para todos",
    mailed: "Última mensagem",
    mails: "Mensagens",
    ends: "Termina",
    by: "Convidado por",
    byKey: "Uma chave de API",
    joinedOn: "Aderiu",
    remind: "Lembrar",
    remindFrom: "O próximo lembrete é possível a partir de {date}.",
    remindedMany: "Lembradas: {done}. Ainda não: {left}.",
    revoke: "Retirar",
    revokedMany:
      "{done, plural, one {1 convite foi retirado} many {# convites foram retirados} other {# convites foram retirados}}",
    showLink: "Mostrar a ligação",
    link: "Ligação para esta pessoa",
    inviteThese: "Convidar",
    notJoined:
      "{count, plural, one {1 pessoa nunca iniciou sessão} many {# pessoas nunca iniciaram sessão} other {# pessoas nunca iniciaram sessão}}",
    notJoinedMany: "{count} pessoas ou mais nunca iniciaram sessão",
    notJoinedText:
      "Foram adicionadas ou importadas. Cada uma recebe uma mensagem com uma ligação para escolher uma palavra-passe; quem já foi convidado não recebe outra.",
    inviteAll:
      "{count, plural, one {Convidar esta pessoa} many {Convidar estas # pessoas} other {Convidar estas # pessoas}}",
    emptyTitle: "Ainda ninguém foi convidado",
    emptyText:
      "Convide as pessoas com quem trabalha, uma ou trezentas de uma vez. Aqui vê quem ainda não respondeu.",
  },
};

export default roles;
