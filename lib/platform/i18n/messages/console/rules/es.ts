import type { RuleTexts } from "./rule-texts";

export default {
  units: {
    unit: "Unidad",
    minutes: "minutos",
    hours: "horas",
    days: "días",
  },
  limits: {
    add: "Añadir un límite",
    most: "Como máximo",
    what: "Contado en",
    count: "reuniones",
    minutes: "minutos",
    per: "Periodo",
    day: "al día",
    week: "por semana",
    month: "al mes",
    meetingsPer:
      "{count, plural, one {# reunión} many {# de reuniones} other {# reuniones}} {per, select, day {al día} week {por semana} other {al mes}}",
    minutesPer:
      "{count, plural, one {# minuto} many {# de minutos} other {# minutos}} {per, select, day {al día} week {por semana} other {al mes}}",
    remove: "Quitar: {limit}",
  },
  change: {
    title: "Qué cambia con esto",
    working: "Calculando…",
    both: "{gained, plural, one {Añade # hora} many {Añade # de horas} other {Añade # horas}}, {lost, plural, one {quita #} many {quita #} other {quita #}} en {days, number} días",
    adds: "{gained, plural, one {Añade # hora} many {Añade # de horas} other {Añade # horas}} en {days, number} días",
    removes:
      "{lost, plural, one {Quita # hora} many {Quita # de horas} other {Quita # horas}} en {days, number} días",
    same: "Ofrece las mismas horas que ahora en los próximos {days, number} días",
    outside:
      "{count, plural, one {# reunión queda fuera} many {# de reuniones quedan fuera} other {# reuniones quedan fuera}}",
    day: "{date}: {gained, plural, =0 {ninguna añadida} one {# añadida} many {# añadidas} other {# añadidas}}, {lost, plural, =0 {ninguna quitada} one {# quitada} many {# quitadas} other {# quitadas}}",
    unchanged: "{date}: sin cambios",
    meetings: "Reuniones que quedan fuera",
    stay: "Siguen como están, salvo que las mueva o las cancele.",
    pages: "Por página",
    failed: "Ahora no se puede decir qué cambia. Puede guardar de todos modos.",
  },
  fixes: {
    title: "Qué la dejaría libre",
    none: "Ningún cambio de una sola regla la dejaría libre.",
    past: "Aceptar reservas en el pasado",
    today: "Aceptar reservas para el mismo día",
    minimum_notice: "Reducir la antelación mínima a {value}",
    horizon: "Aceptar reservas con {value} de antelación",
    start_date: "Permitir reservas desde el {value}",
    end_date: "Permitir reservas hasta el {value}",
    limit: "Subir el límite: {value}",
    closed_date: "Quitar esta entrada{label}",
    holiday: "Abrir en este festivo{label}",
    absence: "Quitar esta ausencia{label}",
    outside_hours: "Cambiar el horario: {value}",
    buffer: "Acortar el tiempo libre: {value}",
    align: "Empezar en múltiplos de {value}",
    unalign: "Empezar en cualquier minuto",
    off_grid: "Empezar cada {value}",
  },
} satisfies RuleTexts;
