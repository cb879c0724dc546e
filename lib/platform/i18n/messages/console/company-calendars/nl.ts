import type { CompanyCalendarTexts } from "./company-calendar-texts";

export default {
  companyCalendars: {
    title: "Bedrijfsagenda’s",
    intro:
      "Verbind de agenda’s van alle mensen met één account van je bedrijf. Niemand anders hoeft iets te doen; wie later komt, wordt ook verbonden.",
    open: "Voor het hele bedrijf…",
    emptyTitle: "Nog niets verbonden",
    emptyText: "Tot dan verbindt iedereen de eigen agenda.",
    sources: {
      google: "Google Workspace",
      office365: "Microsoft 365",
      exchange: "Exchange",
    },
    how: {
      google:
        "Een serviceaccount met domeinbrede delegatie voor de bereiken calendar.events en calendar.calendarlist.readonly. Plak de JSON-sleutel ervan.",
      office365:
        "Een toepassing van je tenant met de toepassingsmachtiging Calendars.ReadWrite, waarmee een beheerder heeft ingestemd.",
      exchange: "Een account met de rol ApplicationImpersonation.",
    },
    key: "JSON-sleutel van het serviceaccount",
    tenant: "Tenant (id of domein)",
    clientId: "Toepassings-id (client)",
    clientSecret: "Clientgeheim",
    domains: "Domeinen",
    domainsHint: "Eén per regel. Iedereen met een adres in een ervan wordt verbonden.",
    tryWith: "Probeer het met dit adres",
    tryWithHint: "Leeg: met iemand van de organisatie.",
    unconfirmedSwitch: "Ook mensen die hun adres niet hebben bevestigd",
    unconfirmedHint:
      "Alleen als niemand zichzelf een adres kan geven: wie er een heeft, ziet wanneer de eigenaar bezet is.",
    connected: "{count, plural, one {# agenda is verbonden} other {# agenda’s zijn verbonden}}",
    left: "{count, plural, one {# persoon heeft hem losgekoppeld} other {# mensen hebben hem losgekoppeld}}",
    unconfirmed:
      "{count, plural, one {# persoon heeft het adres nog niet bevestigd} other {# mensen hebben hun adres nog niet bevestigd}}",
    failed:
      "{count, plural, one {# agenda kan niet worden gelezen} other {# agenda’s kunnen niet worden gelezen}}",
    failedHint: "Ze worden elk uur opnieuw geprobeerd.",
    since: "Sinds {date}",
    end: "Verbinding beëindigen",
    endText:
      "{count, plural, one {# agenda wordt} other {# agenda’s worden}} losgekoppeld, en afspraken worden er niet meer in gezet.",
  },
} satisfies CompanyCalendarTexts;
