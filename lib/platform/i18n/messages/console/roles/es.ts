import type { RoleTexts } from "./role-texts";

const roles: RoleTexts = {
  roles: {
    owner: "Propietario",
    admin: "Administrador",
    manager: "Responsable de equipo",
    member: "Miembro",
    viewer: "Observador",
    ownerHint: "Puede hacerlo todo. Solo un propietario nombra o retira propietarios; el último permanece.",
    adminHint: "Puede hacerlo todo menos nombrar propietarios.",
    managerHint: "Se ocupa de las personas, páginas y citas de los equipos que administra.",
    memberHint: "Ve y cambia lo que es suyo.",
    viewerHint: "Ve páginas, personas, citas y cifras, y no cambia nada.",
    closedTitle: "Esto no está abierto para usted",
    closedText:
      "Su función aquí es «{role}». Si necesita más, pregunte a un administrador de la organización.",
    closedBack: "Al resumen",
  },
  invitations: {
    title: "Invitaciones",
    new: "Invitar a personas",
    newText: "Cada persona recibe un mensaje con un enlace válido solo para su dirección.",
    addresses: "Direcciones",
    addressesHint: "Una o muchas: escríbalas o péguelas, con comas o en líneas.",
    count: "{count, plural, =0 {Nadie todavía} one {1 persona} many {# personas} other {# personas}}",
    nobody: "Indique a quién invitar.",
    unread: "«{text}» no es una dirección de correo.",
    team: "Equipo",
    noTeam: "Ninguno",
    language: "Idioma del mensaje",
    send: "Enviar invitaciones",
    sending: "Enviando…",
    sentTitle:
      "{sent, plural, =0 {No se ha invitado a nadie} one {Se ha invitado a 1 persona} many {Se ha invitado a # personas} other {Se ha invitado a # personas}}",
    known:
      "{known, plural, one {1 persona ya estaba invitada} many {# personas ya estaban invitadas} other {# personas ya estaban invitadas}} o ya está aquí.",
    unsent:
      "{unsent, plural, one {1 no se ha enviado:} many {# no se han enviado:} other {# no se han enviado:}}",
    sentMany: "Invitadas: {sent}. Ya invitadas: {known}. No invitadas: {unsent}.",
    who: "Quién",
    state: "Estado",
    open: "Aún sin unirse",
    openLink: "Abierto",
    joined: "Se ha unido",
    expired: "Caducada",
    revoked: "Retirada",
    byLink: "Un enlace para cualquiera",
    mailed: "Último mensaje",
    mails: "Mensajes",
    ends: "Termina",
    by: "Invitado por",
    byKey: "Una clave de API",
    joinedOn: "Se unió",
    remind: "Recordar",
    remindFrom: "El próximo recordatorio es posible a partir del {date}.",
    remindedMany: "Recordadas: {done}. Aún no: {left}.",
    revoke: "Retirar",
    revokedMany:
      "{done, plural, one {Se ha retirado 1 invitación} many {Se han retirado # invitaciones} other {Se han retirado # invitaciones}}",
    showLink: "Mostrar el enlace",
    link: "Enlace para esta persona",
    inviteThese: "Invitar",
    notJoined:
      "{count, plural, one {1 persona nunca ha iniciado sesión} many {# personas nunca han iniciado sesión} other {# personas nunca han iniciado sesión}}",
    notJoinedMany: "{count} personas o más nunca han iniciado sesión",
    notJoinedText:
      "Se añadieron o importaron. Cada una recibe un mensaje con un enlace para elegir una contraseña; a quien ya está invitado no se le escribe otra vez.",
    inviteAll:
      "{count, plural, one {Invitar a esta persona} many {Invitar a estas # personas} other {Invitar a estas # personas}}",
    emptyTitle: "Aún no se ha invitado a nadie",
    emptyText:
      "Invite a las personas con las que trabaja, una o trescientas a la vez. Aquí verá quién no ha respondido.",
  },
};

export default roles;
