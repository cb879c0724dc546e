import type { Overview } from "./overview";

const overview: Overview = {
  todo: {
    hours:
      "{count, plural, one {# persona aún no tiene horario} many {# personas aún no tienen horario} other {# personas aún no tienen horario}}",
    calendar:
      "{count, plural, one {# persona no ha conectado ningún calendario} many {# personas no han conectado ningún calendario} other {# personas no han conectado ningún calendario}}",
    page: "{count, plural, one {# persona no se puede reservar en ninguna página} many {# personas no se pueden reservar en ninguna página} other {# personas no se pueden reservar en ninguna página}}",
    invitations:
      "{count, plural, one {# invitación está abierta} many {# invitaciones están abiertas} other {# invitaciones están abiertas}}",
    noMailServer:
      "No hay servidor de correo: los mensajes esperan en la bandeja de salida y no llegan a nadie",
    locations:
      "{count, plural, one {# ubicación de «{locator}» no lleva a ninguna página} many {# ubicaciones de «{locator}» no llevan a ninguna página} other {# ubicaciones de «{locator}» no llevan a ninguna página}}",
    ownHours: "Aún no tiene horario: nadie encuentra una hora con usted",
    ownCalendar: "No ha conectado ningún calendario: lo que hay en él no bloquea su tiempo",
    ownPage: "Aún no tiene página de reservas",
    broken:
      "{count, plural, one {No se pueden leer los calendarios de # persona} many {No se pueden leer los calendarios de # personas} other {No se pueden leer los calendarios de # personas}}",
    unreachable:
      "{count, plural, one {No se llega a los calendarios de # persona} many {No se llega a los calendarios de # personas} other {No se llega a los calendarios de # personas}}",
    refusing:
      "{count, plural, one {Los calendarios de # persona no admiten reuniones} many {Los calendarios de # personas no admiten reuniones} other {Los calendarios de # personas no admiten reuniones}}",
    more: "{count, plural, one {# más} many {# más} other {# más}}",
    progress: "{done} de {all} hechos",
    hide: "Ocultar los primeros pasos",
    stepHours: "Fijar su horario",
    stepCalendar: "Conectar un calendario",
    stepLook: "Dar a sus páginas un logotipo o un color",
    stepPicture: "Añadir una foto suya",
    today: "Hoy",
    allOfToday: "Todas las reuniones de hoy",
    allDay: "Todo el día",
    meets: "{host} con {guests}{rest}",
    withoutHours: "Sin horario",
    withoutCalendar: "Sin calendario",
    withoutPage: "Sin página",
    leadsNowhere: "Sin página de destino",
  },
};

export default overview;
