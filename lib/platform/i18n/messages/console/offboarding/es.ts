import type { OffboardingTexts } from "./offboarding-texts";

export default {
  offboarding: {
    title: "Baja de personas",
    start: "Dar de baja",
    stepOne: "Qué hay",
    stepTwo: "Quién se hace cargo",
    stepThree: "Y después",
    step: "Paso {number} de 3",
    next: "Continuar",
    back: "Atrás",
    nothing: "Nada de lo que dependan otros.",
    pages:
      "{count, plural, one {# página de reserva} many {# páginas de reserva} other {# páginas de reserva}}",
    meetings:
      "{count, plural, one {# reunión próxima} many {# reuniones próximas} other {# reuniones próximas}}",
    polls:
      "{count, plural, one {# encuesta abierta} many {# encuestas abiertas} other {# encuestas abiertas}}",
    teams:
      "{count, plural, one {un puesto en # equipo} many {puestos en # equipos} other {puestos en # equipos}}",
    substitutions:
      "{count, plural, one {sustituye a otros en # ausencia} many {sustituye a otros en # ausencias} other {sustituye a otros en # ausencias}}",
    takingPart:
      "{count, plural, one {Participa en # reunión de otros, que queda como está.} many {Participa en # reuniones de otros, que quedan como están.} other {Participa en # reuniones de otros, que quedan como están.}}",
    leadsHere: "Llevan a estas páginas y seguirán haciéndolo si las páginas se traspasan: {names}",
    endsText: "Los horarios, ausencias, calendarios conectados, tokens y sesiones terminan con el acceso.",
    onlyMember: "{team} no tiene más miembros.",
    onlyAdmin: "{team} no tiene más administradores.",
    more: "{count, plural, one {y # más} many {y # más} other {y # más}}",
    toWhom: "¿Quién se hace cargo?",
    person: "Una persona",
    team: "Un equipo",
    nobody: "Nadie: todo termina",
    successor: "Quién",
    pickTeam: "Qué equipo",
    byKind: "Decidir para cada tipo",
    kindPages: "Páginas de reserva",
    kindMeetings: "Reuniones y solicitudes",
    kindPolls: "Encuestas",
    kindTeams: "Puestos en equipos",
    kindSubstitutions: "Sustituciones",
    asAbove: "Como arriba",
    other: "Otra persona",
    delete: "Eliminar",
    cancel: "Cancelar",
    leave: "Dejar",
    clear: "Terminar",
    allFree: "Todas las reuniones se pueden traspasar.",
    notFree:
      "{count, plural, one {# reunión no se puede traspasar: nadie está libre entonces.} many {# reuniones no se pueden traspasar: nadie está libre entonces.} other {# reuniones no se pueden traspasar: nadie está libre entonces.}}",
    notFreeQuestion: "Reuniones para las que nadie está libre",
    notFreeStop: "Esperan hasta que usted decida; hasta entonces la cuenta queda suspendida",
    notFreeCancel: "Se cancelan",
    message: "Mensaje a los invitados de lo que se cancela",
    messageHint: "Aparece en el correo que lo comunica.",
    account: "¿Qué pasa con la cuenta?",
    thenSuspend: "Suspenderla",
    thenSuspendHint: "Nadie inicia sesión con ella, y se puede volver a permitir.",
    thenDelete: "Eliminarla",
    thenDeleteHint: "La cuenta desaparece definitivamente, con horarios y calendarios conectados.",
    atOnce:
      "El acceso termina de inmediato. Después se traspasan reuniones, páginas y puestos uno tras otro, y se informa a todos los afectados.",
    run: "Dar de baja a {name}",
    runMany:
      "{count, plural, one {Dar de baja a # persona} many {Dar de baja a # personas} other {Dar de baja a # personas}}",
    progressTitle: "Progreso",
    running: "En curso",
    done: "Hecho",
    stopped: "Detenido",
    leftOver:
      "{count, plural, one {Nadie pudo hacerse cargo de # reunión. La cuenta está suspendida.} many {Nadie pudo hacerse cargo de # reuniones. La cuenta está suspendida.} other {Nadie pudo hacerse cargo de # reuniones. La cuenta está suspendida.}}",
    goOn: "Continuar con lo que queda",
    handedOver: "{count, number} traspasados",
    ended: "{count, number} cancelados o terminados",
    toPeople: "A la lista de personas",
    guests: "{count, plural, one {# invitado} many {# invitados} other {# invitados}}",
    noTime: "aún sin hora",
    choose: "Elija quién se hace cargo.",
    suspendedHost:
      "{count, plural, one {{name} está suspendido y tiene # reunión próxima: traspásela} many {{name} está suspendido y tiene # reuniones próximas: traspáselas} other {{name} está suspendido y tiene # reuniones próximas: traspáselas}}",
    withoutHost: "Sin anfitrión: {title}, {date}. Se eliminó a {name}",
  },
} satisfies OffboardingTexts;
