import type { CompanyCalendarTexts } from "./company-calendar-texts";

export default {
  companyCalendars: {
    title: "Företagets kalendrar",
    intro:
      "Anslut allas kalendrar med ett konto för företaget. Ingen annan behöver göra något; den som kommer senare ansluts också.",
    open: "För hela företaget …",
    emptyTitle: "Inget är anslutet än",
    emptyText: "Tills dess ansluter var och en sin egen kalender.",
    sources: {
      google: "Google Workspace",
      office365: "Microsoft 365",
      exchange: "Exchange",
    },
    how: {
      google:
        "Ett tjänstkonto med domänomfattande delegering för omfången calendar.events och calendar.calendarlist.readonly. Klistra in dess JSON-nyckel.",
      office365:
        "Ett program i er klientorganisation med programbehörigheten Calendars.ReadWrite, som en administratör har godkänt.",
      exchange: "Ett konto med rollen ApplicationImpersonation.",
    },
    key: "Tjänstkontots JSON-nyckel",
    tenant: "Klientorganisation (id eller domän)",
    clientId: "Program-id (klient)",
    clientSecret: "Klienthemlighet",
    domains: "Domäner",
    domainsHint: "En per rad. Alla med en adress i någon av dem ansluts.",
    tryWith: "Prova med den här adressen",
    tryWithHint: "Tomt: med någon i organisationen.",
    unconfirmedSwitch: "Även personer som inte har bekräftat sin adress",
    unconfirmedHint:
      "Bara om ingen kan ge sig själv en adress: den som har en ser när dess ägare är upptagen.",
    connected: "{count, plural, one {# kalender är ansluten} other {# kalendrar är anslutna}}",
    left: "{count, plural, one {# person har kopplat bort den} other {# personer har kopplat bort den}}",
    unconfirmed:
      "{count, plural, one {# person har inte bekräftat adressen än} other {# personer har inte bekräftat sin adress än}}",
    failed: "{count, plural, one {# kalender kan inte läsas} other {# kalendrar kan inte läsas}}",
    failedHint: "Nya försök görs varje timme.",
    since: "Sedan {date}",
    end: "Avsluta anslutningen",
    endText:
      "{count, plural, one {# kalender kopplas} other {# kalendrar kopplas}} bort, och möten skrivs inte längre in i dem.",
  },
} satisfies CompanyCalendarTexts;
