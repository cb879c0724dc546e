import type { RemovalTexts } from "./removal-texts";

export default {
  removals: {
    title: "Eliminados recientemente",
    emptyTitle: "No se ha eliminado nada en los últimos 7 días",
    emptyText: "Lo eliminado puede restaurarse aquí durante 7 días, con todo lo que le pertenece.",
    restore: "Restaurar",
    restored: "{name} vuelve a estar disponible",
    restoredMany:
      "{count, plural, one {# entrada vuelve a estar disponible} many {# entradas vuelven a estar disponibles} other {# entradas vuelven a estar disponibles}}",
    namesLost: "Las direcciones anteriores de {name} ya llevan a otro lugar: {names}",
    what: "Qué",
    name: "Nombre",
    by: "Eliminado por",
    program: "Un programa",
    when: "Eliminado",
    until: "Se puede restaurar hasta",
    deleteNamed: "¿Eliminar {name}?",
    deleteMany:
      "{count, plural, one {¿Eliminar # entrada?} many {¿Eliminar # entradas?} other {¿Eliminar # entradas?}}",
    revokeNamed: "¿Retirar el acceso a {name}?",
    revokeMany:
      "{count, plural, one {¿Retirar el acceso a # entrada?} many {¿Retirar el acceso a # entradas?} other {¿Retirar el acceso a # entradas?}}",
    disconnectNamed: "¿Desconectar {name}?",
    disconnectCalendar:
      "Ya no se leerán sus horas ocupadas ni se escribirán reuniones en él. Para conectarlo de nuevo hay que volver a iniciar sesión.",
    disconnectVideo:
      "Ya no se crearán enlaces con esta cuenta. Para conectarla de nuevo hay que volver a iniciar sesión.",
    webhookText:
      "Desde este momento no se envía nada más allí. Su secreto y el registro de envíos se eliminan definitivamente.",
    roomText: "Sus próximas reuniones pasan a otra sala libre. Una sala no se puede restaurar.",
    keyText: "Los programas que la usan se rechazan desde este momento. Esto no se puede deshacer.",
    tokenText: "Los programas que lo usan se rechazan desde este momento. Esto no se puede deshacer.",
    grantText: "La aplicación se rechaza desde este momento. Solo la persona puede volver a permitirla.",
    invitationText: "El enlace deja de funcionar de inmediato. Puede enviar otra invitación.",
  },
} satisfies RemovalTexts;
