import type { Overview } from "./overview";

const overview: Overview = {
  todo: {
    hours:
      "{count, plural, one {# pessoa ainda não tem horário} many {# pessoas ainda não têm horário} other {# pessoas ainda não têm horário}}",
    calendar:
      "{count, plural, one {# pessoa não ligou nenhum calendário} many {# pessoas não ligaram nenhum calendário} other {# pessoas não ligaram nenhum calendário}}",
    page: "{count, plural, one {# pessoa não pode ser marcada em nenhuma página} many {# pessoas não podem ser marcadas em nenhuma página} other {# pessoas não podem ser marcadas em nenhuma página}}",
    invitations:
      "{count, plural, one {# convite está em aberto} many {# convites estão em aberto} other {# convites estão em aberto}}",
    noMailServer:
      "Nenhum servidor de correio está definido: as mensagens ficam na caixa de saída e não chegam a ninguém",
    locations:
      "{count, plural, one {# local de «{locator}» não leva a nenhuma página} many {# locais de «{locator}» não levam a nenhuma página} other {# locais de «{locator}» não levam a nenhuma página}}",
    ownHours: "Ainda não tem horário: ninguém encontra uma hora consigo",
    ownCalendar: "Não ligou nenhum calendário: o que lá está não bloqueia o seu tempo",
    ownPage: "Ainda não tem página de marcações",
    broken:
      "{count, plural, one {Não é possível ler os calendários de # pessoa} many {Não é possível ler os calendários de # pessoas} other {Não é possível ler os calendários de # pessoas}}",
    unreachable:
      "{count, plural, one {Calendários de # pessoa inacessíveis} many {Calendários de # pessoas inacessíveis} other {Calendários de # pessoas inacessíveis}}",
    refusing:
      "{count, plural, one {Os calendários de # pessoa não aceitam reuniões} many {Os calendários de # pessoas não aceitam reuniões} other {Os calendários de # pessoas não aceitam reuniões}}",
    more: "{count, plural, one {Mais #} many {Mais #} other {Mais #}}",
    progress: "{done} de {all} feitos",
    hide: "Ocultar os primeiros passos",
    stepHours: "Definir o seu horário",
    stepCalendar: "Ligar um calendário",
    stepLook: "Dar às páginas um logótipo ou uma cor",
    stepPicture: "Adicionar uma fotografia sua",
    today: "Hoje",
    allOfToday: "Todas as reuniões de hoje",
    allDay: "Todo o dia",
    meets: "{host} com {guests}{rest}",
    withoutHours: "Sem horário",
    withoutCalendar: "Sem calendário",
    withoutPage: "Sem página",
    leadsNowhere: "Não levam a nenhuma página",
  },
};

export default overview;
