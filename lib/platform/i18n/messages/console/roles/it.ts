import type { RoleTexts } from "./role-texts";

const roles: RoleTexts = {
  roles: {
    owner: "Proprietario",
    admin: "Amministratore",
    manager: "Responsabile di team",
    member: "Membro",
    viewer: "Osservatore",
    ownerHint: "Può fare tutto. Solo un proprietario ne nomina o ne rimuove altri; l’ultimo resta.",
    adminHint: "Può fare tutto, tranne nominare proprietari.",
    managerHint: "Si occupa di persone, pagine e appuntamenti dei team che amministra.",
    memberHint: "Vede e modifica ciò che è suo.",
    viewerHint: "Vede pagine, persone, appuntamenti e numeri, e non modifica nulla.",
    closedTitle: "Questo non Le è accessibile",
    closedText:
      "Il Suo ruolo qui è «{role}». Se Le serve altro, chieda a un amministratore dell’organizzazione.",
    closedBack: "Alla panoramica",
  },
  invitations: {
    title: "Inviti",
    new: "Invita persone",
    newText: "Ognuno riceve un’e-mail con un link valido solo per il suo indirizzo.",
    addresses: "Indirizzi",
    addressesHint: "Uno o molti: li scriva o li incolli, con virgole o su più righe.",
    count: "{count, plural, =0 {Ancora nessuno} one {1 persona} many {# persone} other {# persone}}",
    nobody: "Indichi chi invitare.",
    unread: "«{text}» non è un indirizzo e-mail.",
    team: "Team",
    noTeam: "Nessuno",
    language: "Lingua dell’e-mail",
    send: "Invia gli inviti",
    sending: "Invio…",
    sentTitle:
      "{sent, plural, =0 {Nessuno è stato invitato} one {1 persona è stata invitata} many {# persone sono state invitate} other {# persone sono state invitate}}",
    known:
      "{known, plural, one {1 persona era già stata invitata} many {# persone erano già state invitate} other {# persone erano già state invitate}} o già presenti.",
    unsent:
      "{unsent, plural, one {1 non è stato inviato:} many {# non sono stati inviati:} other {# non sono stati inviati:}}",
    sentMany: "Invitate: {sent}. Già invitate: {known}. Non invitate: {unsent}.",
    who: "Chi",
    state: "Stato",
    open: "Non ancora entrato",
    openLink: "Aperto",
    joined: "Entrato",
    expired: "Scaduto",
    revoked: "Revocato",
    byLink: "Un link per chiunque",
    mailed: "Ultima e-mail",
    mails: "E-mail",
    ends: "Termina",
    by: "Invitato da",
    byKey: "Una chiave API",
    joinedOn: "Entrato",
    remind: "Ricorda",
    remindFrom: "Il prossimo promemoria è possibile dal {date}.",
    remindedMany: "Ricordate: {done}. Non ancora: {left}.",
    revoke: "Revoca",
    revokedMany:
      "{done, plural, one {1 invito è stato revocato} many {# inviti sono stati revocati} other {# inviti sono stati revocati}}",
    showLink: "Mostra il link",
    link: "Link per questa persona",
    inviteThese: "Invita",
    notJoined:
      "{count, plural, one {1 persona non ha mai effettuato l’accesso} many {# persone non hanno mai effettuato l’accesso} other {# persone non hanno mai effettuato l’accesso}}",
    notJoinedMany: "{count} persone o più non hanno mai effettuato l’accesso",
    notJoinedText:
      "Sono state aggiunte o importate. Ognuna riceve un’e-mail con un link per scegliere una password; chi è già invitato non ne riceve altre.",
    inviteAll:
      "{count, plural, one {Invita questa persona} many {Invita queste # persone} other {Invita queste # persone}}",
    emptyTitle: "Nessuno è stato ancora invitato",
    emptyText: "Inviti le persone con cui lavora, una o trecento alla volta. Qui vede chi non ha risposto.",
  },
};

export default roles;
