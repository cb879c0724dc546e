import type { RuleTexts } from "./rule-texts";

export default {
  units: {
    unit: "Unidade",
    minutes: "minutos",
    hours: "horas",
    days: "dias",
  },
  limits: {
    add: "Adicionar um limite",
    most: "No máximo",
    what: "Contado em",
    count: "reuniões",
    minutes: "minutos",
    per: "Período",
    day: "por dia",
    week: "por semana",
    month: "por mês",
    meetingsPer:
      "{count, plural, one {# reunião} many {# de reuniões} other {# reuniões}} {per, select, day {por dia} week {por semana} other {por mês}}",
    minutesPer:
      "{count, plural, one {# minuto} many {# de minutos} other {# minutos}} {per, select, day {por dia} week {por semana} other {por mês}}",
    remove: "Retirar: {limit}",
  },
  change: {
    title: "O que isto muda",
    working: "A calcular…",
    both: "{gained, plural, one {Acrescenta # hora} many {Acrescenta # de horas} other {Acrescenta # horas}}, {lost, plural, one {retira #} many {retira #} other {retira #}} em {days, number} dias",
    adds: "{gained, plural, one {Acrescenta # hora} many {Acrescenta # de horas} other {Acrescenta # horas}} em {days, number} dias",
    removes:
      "{lost, plural, one {Retira # hora} many {Retira # de horas} other {Retira # horas}} em {days, number} dias",
    same: "Oferece as mesmas horas que agora nos próximos {days, number} dias",
    outside:
      "{count, plural, one {# reunião fica de fora} many {# de reuniões ficam de fora} other {# reuniões ficam de fora}}",
    day: "{date}: {gained, plural, =0 {nenhuma acrescentada} one {# acrescentada} many {# acrescentadas} other {# acrescentadas}}, {lost, plural, =0 {nenhuma retirada} one {# retirada} many {# retiradas} other {# retiradas}}",
    unchanged: "{date}: sem alterações",
    meetings: "Reuniões que ficam de fora",
    stay: "Ficam como estão, a não ser que as mude ou cancele.",
    pages: "Por página",
    failed: "De momento não é possível dizer o que muda. Pode guardar na mesma.",
  },
  fixes: {
    title: "O que a deixaria livre",
    none: "Nenhuma alteração de uma só regra a deixaria livre.",
    past: "Aceitar reservas no passado",
    today: "Aceitar reservas para o próprio dia",
    minimum_notice: "Reduzir a antecedência mínima para {value}",
    horizon: "Aceitar reservas com {value} de antecedência",
    start_date: "Tornar reservável a partir de {value}",
    end_date: "Tornar reservável até {value}",
    limit: "Subir o limite: {value}",
    closed_date: "Retirar esta entrada{label}",
    holiday: "Abrir neste feriado{label}",
    absence: "Retirar esta ausência{label}",
    outside_hours: "Mudar o horário: {value}",
    buffer: "Encurtar o tempo livre: {value}",
    align: "Começar em múltiplos de {value}",
    unalign: "Começar em qualquer minuto",
    off_grid: "Começar a cada {value}",
  },
} satisfies RuleTexts;
