import type { CompanyCalendarTexts } from "./company-calendar-texts";

export default {
  companyCalendars: {
    title: "Kalender der Firma",
    intro:
      "Verbinden Sie die Kalender aller Personen mit einem Konto Ihrer Firma. Niemand sonst muss etwas tun; wer später dazukommt, wird auch verbunden.",
    open: "Für die ganze Firma …",
    emptyTitle: "Noch nichts verbunden",
    emptyText: "Bis dahin verbindet jede Person ihren Kalender selbst.",
    sources: {
      google: "Google Workspace",
      office365: "Microsoft 365",
      exchange: "Exchange",
    },
    how: {
      google:
        "Ein Dienstkonto mit domainweiter Delegierung für die Bereiche calendar.events und calendar.calendarlist.readonly. Fügen Sie seinen JSON-Schlüssel ein.",
      office365:
        "Eine Anwendung Ihres Mandanten mit der Anwendungsberechtigung Calendars.ReadWrite, der ein Administrator zugestimmt hat.",
      exchange: "Ein Konto mit der Rolle ApplicationImpersonation.",
    },
    key: "JSON-Schlüssel des Dienstkontos",
    tenant: "Mandant (Id oder Domain)",
    clientId: "Anwendungs-Id (Client)",
    clientSecret: "Geheimer Clientschlüssel",
    domains: "Domains",
    domainsHint: "Eine pro Zeile. Wer eine Adresse in einer davon hat, wird verbunden.",
    tryWith: "Mit dieser Adresse ausprobieren",
    tryWithHint: "Leer: mit jemandem aus der Organisation.",
    unconfirmedSwitch: "Auch Personen, die ihre Adresse nicht bestätigt haben",
    unconfirmedHint:
      "Nur wenn sich niemand selbst eine Adresse geben kann: Wer eine hat, sieht, wann ihr Besitzer belegt ist.",
    connected: "{count, plural, one {# Kalender ist verbunden} other {# Kalender sind verbunden}}",
    left: "{count, plural, one {# Person hat ihn getrennt} other {# Personen haben ihn getrennt}}",
    unconfirmed:
      "{count, plural, one {# Person hat die Adresse noch nicht bestätigt} other {# Personen haben ihre Adresse noch nicht bestätigt}}",
    failed:
      "{count, plural, one {# Kalender kann nicht gelesen werden} other {# Kalender können nicht gelesen werden}}",
    failedHint: "Sie werden jede Stunde wieder versucht.",
    since: "Seit {date}",
    end: "Verbindung beenden",
    endText:
      "{count, plural, one {# Kalender wird} other {# Kalender werden}} getrennt, und Treffen werden nicht mehr eingetragen.",
  },
} satisfies CompanyCalendarTexts;
