import type { Overview } from "./overview";

const overview: Overview = {
  todo: {
    hours: "{count, plural, one {# Person hat noch keine Zeiten} other {# Personen haben noch keine Zeiten}}",
    calendar:
      "{count, plural, one {# Person hat keinen Kalender verbunden} other {# Personen haben keinen Kalender verbunden}}",
    page: "{count, plural, one {# Person ist auf keiner Seite buchbar} other {# Personen sind auf keiner Seite buchbar}}",
    invitations: "{count, plural, one {# Einladung ist offen} other {# Einladungen sind offen}}",
    noMailServer: "Kein Mailserver ist eingerichtet: E-Mails bleiben im Postausgang und erreichen niemanden",
    locations:
      "{count, plural, one {# Standort von „{locator}“ führt zu keiner Seite} other {# Standorte von „{locator}“ führen zu keiner Seite}}",
    ownHours: "Sie haben noch keine Zeiten: Niemand findet einen Termin bei Ihnen",
    ownCalendar: "Sie haben keinen Kalender verbunden: Was dort steht, hält Ihre Zeit nicht frei",
    ownPage: "Sie haben noch keine Buchungsseite",
    broken:
      "{count, plural, one {Kalender von # Person nicht lesbar} other {Kalender von # Personen nicht lesbar}}",
    unreachable:
      "{count, plural, one {Kalender von # Person nicht erreichbar} other {Kalender von # Personen nicht erreichbar}}",
    refusing:
      "{count, plural, one {Kalender von # Person nehmen keine Termine an} other {Kalender von # Personen nehmen keine Termine an}}",
    more: "{count, plural, one {# weiteres} other {# weitere}}",
    progress: "{done} von {all} erledigt",
    hide: "Erste Schritte ausblenden",
    stepHours: "Ihre Zeiten festlegen",
    stepCalendar: "Einen Kalender verbinden",
    stepLook: "Den Seiten ein Logo oder eine Farbe geben",
    stepPicture: "Ein Foto von sich hinzufügen",
    today: "Heute",
    allOfToday: "Alle Termine von heute",
    allDay: "Ganztägig",
    meets: "{host} mit {guests}{rest}",
    withoutHours: "Ohne Zeiten",
    withoutCalendar: "Ohne Kalender",
    withoutPage: "Ohne Seite",
    leadsNowhere: "Führen zu keiner Seite",
  },
};

export default overview;
