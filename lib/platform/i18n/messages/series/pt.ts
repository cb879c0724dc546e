const series = {
  heading: "Série",
  place: "{index, number} de {count, number}",
  every: {
    day: "Todos os dias",
    week: "Todas as semanas",
    two_weeks: "De duas em duas semanas",
    four_weeks: "De quatro em quatro semanas",
    month: "Todos os meses",
  },
  repeat: "Repetir esta reunião",
  rhythm: "Com que frequência",
  times: "Número de reuniões",
  once: "Uma vez",
  show: "Mostrar as datas",
  dates: "{count, plural, one {# data} many {# datas} other {# datas}}",
  zoneNote: "Sempre à mesma hora em {zone}.",
  monthNote: "Num mês sem esse dia é o último dia.",
  lost: "{count, plural, one {Uma das datas não está livre. Escolha outra hora para ela ou deixe-a de fora.} many {# das datas não estão livres. Escolha outra hora para cada uma ou deixe-a de fora.} other {# das datas não estão livres. Escolha outra hora para cada uma ou deixe-a de fora.}}",
  lostMove:
    "{count, plural, one {Uma das reuniões não pode mudar com as outras. Escolha outra hora para ela ou deixe-a onde está.} many {# das reuniões não podem mudar com as outras. Escolha outra hora para cada uma ou deixe-a onde está.} other {# das reuniões não podem mudar com as outras. Escolha outra hora para cada uma ou deixe-a onde está.}}",
  taken: "Não está livre",
  instead: "Em vez de {date}",
  leaveOut: "Deixar de fora",
  stay: "Fica em {date}",
  which: "Que reuniões?",
  one: "Só esta",
  following: "Esta e todas as seguintes ({count, number})",
  others: "Todas as datas da série",
  gone: "Algumas das datas já não estão livres e nada foi reservado. Reveja-as, por favor.",
};

export default series;
