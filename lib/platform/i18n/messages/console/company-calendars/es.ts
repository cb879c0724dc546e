import type { CompanyCalendarTexts } from "./company-calendar-texts";

export default {
  companyCalendars: {
    title: "Calendarios de la empresa",
    intro:
      "Conecta los calendarios de todas las personas con una sola cuenta de tu empresa. Nadie más tiene que hacer nada; quien llegue después también queda conectado.",
    open: "Para toda la empresa…",
    emptyTitle: "Aún no hay nada conectado",
    emptyText: "Hasta entonces, cada persona conecta su propio calendario.",
    sources: {
      google: "Google Workspace",
      office365: "Microsoft 365",
      exchange: "Exchange",
    },
    how: {
      google:
        "Una cuenta de servicio con delegación en todo el dominio para los ámbitos calendar.events y calendar.calendarlist.readonly. Pega su clave JSON.",
      office365:
        "Una aplicación de tu inquilino con el permiso de aplicación Calendars.ReadWrite, aprobado por un administrador.",
      exchange: "Una cuenta con el rol ApplicationImpersonation.",
    },
    key: "Clave JSON de la cuenta de servicio",
    tenant: "Inquilino (id o dominio)",
    clientId: "Id de aplicación (cliente)",
    clientSecret: "Secreto de cliente",
    domains: "Dominios",
    domainsHint: "Uno por línea. Se conecta a todas las personas con una dirección en alguno de ellos.",
    tryWith: "Probar con esta dirección",
    tryWithHint: "Vacío: con alguien de la organización.",
    unconfirmedSwitch: "También quienes no han confirmado su dirección",
    unconfirmedHint:
      "Solo si nadie puede darse una dirección: quien tiene una ve cuándo está ocupado su dueño.",
    connected:
      "{count, plural, one {# calendario está conectado} many {# calendarios están conectados} other {# calendarios están conectados}}",
    left: "{count, plural, one {# persona lo ha desconectado} many {# personas lo han desconectado} other {# personas lo han desconectado}}",
    unconfirmed:
      "{count, plural, one {# persona aún no ha confirmado su dirección} many {# personas aún no han confirmado su dirección} other {# personas aún no han confirmado su dirección}}",
    failed:
      "{count, plural, one {# calendario no se puede leer} many {# calendarios no se pueden leer} other {# calendarios no se pueden leer}}",
    failedHint: "Se vuelve a intentar cada hora.",
    since: "Desde el {date}",
    end: "Terminar la conexión",
    endText:
      "{count, plural, one {Se desconecta # calendario} many {Se desconectan # calendarios} other {Se desconectan # calendarios}}, y ya no se escriben reuniones en ellos.",
  },
} satisfies CompanyCalendarTexts;
