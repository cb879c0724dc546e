import type { CompanyCalendarTexts } from "./company-calendar-texts";

export default {
  companyCalendars: {
    title: "Calendários da empresa",
    intro:
      "Ligue os calendários de todas as pessoas com uma única conta da sua empresa. Mais ninguém precisa de fazer nada; quem chegar depois também fica ligado.",
    open: "Para toda a empresa…",
    emptyTitle: "Ainda nada ligado",
    emptyText: "Até lá, cada pessoa liga o seu próprio calendário.",
    sources: {
      google: "Google Workspace",
      office365: "Microsoft 365",
      exchange: "Exchange",
    },
    how: {
      google:
        "Uma conta de serviço com delegação em todo o domínio para os âmbitos calendar.events e calendar.calendarlist.readonly. Cole a sua chave JSON.",
      office365:
        "Uma aplicação do seu inquilino com a permissão de aplicação Calendars.ReadWrite, aprovada por um administrador.",
      exchange: "Uma conta com a função ApplicationImpersonation.",
    },
    key: "Chave JSON da conta de serviço",
    tenant: "Inquilino (id ou domínio)",
    clientId: "Id da aplicação (cliente)",
    clientSecret: "Segredo do cliente",
    domains: "Domínios",
    domainsHint: "Um por linha. Quem tiver um endereço num deles fica ligado.",
    tryWith: "Experimentar com este endereço",
    tryWithHint: "Vazio: com alguém da organização.",
    unconfirmedSwitch: "Também pessoas que não confirmaram o endereço",
    unconfirmedHint:
      "Só se ninguém puder dar um endereço a si próprio: quem tem um vê quando o dono está ocupado.",
    connected:
      "{count, plural, one {# calendário está ligado} many {# calendários estão ligados} other {# calendários estão ligados}}",
    left: "{count, plural, one {# pessoa desligou-o} many {# pessoas desligaram-no} other {# pessoas desligaram-no}}",
    unconfirmed:
      "{count, plural, one {# pessoa ainda não confirmou o endereço} many {# pessoas ainda não confirmaram o endereço} other {# pessoas ainda não confirmaram o endereço}}",
    failed:
      "{count, plural, one {# calendário não pode ser lido} many {# calendários não podem ser lidos} other {# calendários não podem ser lidos}}",
    failedHint: "Volta a tentar-se a cada hora.",
    since: "Desde {date}",
    end: "Terminar a ligação",
    endText:
      "{count, plural, one {# calendário é desligado} many {# calendários são desligados} other {# calendários são desligados}}, e as reuniões deixam de ser escritas neles.",
  },
} satisfies CompanyCalendarTexts;
