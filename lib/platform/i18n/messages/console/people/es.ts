import type { PeopleTexts } from "./people-texts";

export default {
  people: {
    status: "Estado",
    teams: "Equipos",
    page: "Página",
    lastSeen: "Última visita",
    everybody: "Todas",
    joined: "Activa",
    invited: "Invitada",
    invitation_ended: "Invitación caducada",
    not_invited: "Nunca invitada",
    suspended: "Suspendida",
    until: "hasta el {date}",
    endedOn: "caducó el {date}",
    invitationOf: "Invitación de {name}",
    inviteOne: "Invitar a {name}",
    invitedOne: "{name} ha recibido la invitación",
    byName: "Por nombre, de la A a la Z",
    byNameBackwards: "Por nombre, de la Z a la A",
    byLastSeen: "Visitas más recientes primero",
    byLongestUnseen: "Más tiempo sin venir primero",
    selectMatching: "Seleccionar las {count, number} que coinciden",
    more: "Más",
    handOver: "Traspasar y eliminar…",
    tooManyLeave:
      "Hay {count, number} personas seleccionadas y como máximo {most, number} pueden darse de baja a la vez: lo que tienen se traspasa persona por persona. Seleccione menos, por ejemplo un equipo.",
    copied:
      "{count, plural, =0 {Sin direcciones: ninguna tiene} one {# dirección copiada} many {# direcciones copiadas} other {# direcciones copiadas}}",
    pickTeam: "Elija un equipo",
    working: "Progreso",
    progress: "{done, number} de {all, number}",
    done: "{count, plural, =0 {No se hizo para nadie} one {Hecho para # persona} many {Hecho para # personas} other {Hecho para # personas}}",
    refused:
      "{count, plural, one {# persona fue rechazada} many {# personas fueron rechazadas} other {# personas fueron rechazadas}}",
    imported:
      "{count, plural, one {Se añadió # persona, a la que aún no se ha escrito} many {Se añadieron # personas, a las que aún no se ha escrito} other {Se añadieron # personas, a las que aún no se ha escrito}}",
    importedText:
      "Podrán iniciar sesión cuando hayan elegido una contraseña. Cada una recibe un correo con un enlace, en su idioma.",
    inviteImported:
      "{count, plural, one {Invitar ahora a esta persona} many {Invitar ahora a estas # personas} other {Invitar ahora a estas # personas}}",
    seeNotInvited: "Ver a todas las que nunca fueron invitadas",
    inviteAnew: "Invitar de nuevo",
    overview: "Resumen",
    stillToDo: "Pendiente",
    comingMeetings: "Todas las próximas reuniones",
    weeksTakeTurns: "Semanas alternas:",
    otherDates:
      "{count, plural, one {Otro horario en # fecha} many {Otro horario en # fechas} other {Otro horario en # fechas}}",
    seeHours: "Ver el horario",
    seeCalendars: "Ver los calendarios",
    acts: {
      invite: "Invitar",
      join: "Añadir a un equipo",
      role: "Cambiar el rol",
      leave: "Quitar de un equipo",
      hours: "Fijar el horario",
      page: "Crear páginas de reserva",
      suspend: "Suspender",
      letIn: "Volver a admitir",
    },
    titles: {
      invite:
        "{count, plural, one {Invitar a # persona} many {Invitar a # personas} other {Invitar a # personas}}",
      join: "{count, plural, one {Añadir # persona a un equipo} many {Añadir # personas a un equipo} other {Añadir # personas a un equipo}}",
      role: "{count, plural, one {Rol de # persona} many {Rol de # personas} other {Rol de # personas}}",
      leave:
        "{count, plural, one {Quitar # persona de un equipo} many {Quitar # personas de un equipo} other {Quitar # personas de un equipo}}",
      hours:
        "{count, plural, one {Horario de trabajo de # persona} many {Horario de trabajo de # personas} other {Horario de trabajo de # personas}}",
      page: "{count, plural, one {Página de reserva para # persona} many {Páginas de reserva para # personas} other {Páginas de reserva para # personas}}",
      suspend:
        "{count, plural, one {Suspender a # persona} many {Suspender a # personas} other {Suspender a # personas}}",
      letIn:
        "{count, plural, one {Volver a admitir a # persona} many {Volver a admitir a # personas} other {Volver a admitir a # personas}}",
    },
    texts: {
      invite:
        "Cada una recibe un correo con un enlace para elegir una contraseña. Quien ya fue invitado y no ha venido lo recibe otra vez, como muy pronto un día después del último.",
      join: "Quien ya está en él se queda como está.",
      role: "Lo que pueden hacer cambia de inmediato.",
      leave: "Dejan de ser miembros y administradores del equipo. Lo demás no cambia.",
      hours:
        "Sustituye el horario principal de cada una, en su propia zona horaria. Los márgenes, las fechas y las ausencias se mantienen.",
      page: "Quien no tiene página recibe una con su nombre: /ada-lovelace. Quien ya tiene una la conserva. Las páginas ofrecen horas en cuanto hay horario de trabajo.",
      suspend:
        "Se cierra su sesión en todas partes de inmediato y ya no pueden iniciarla. Sus páginas no admiten reservas. Todo lo suyo se conserva y se las puede volver a admitir.",
      letIn: "Pueden volver a iniciar sesión como antes, y sus páginas admiten reservas.",
    },
  },
} satisfies PeopleTexts;
