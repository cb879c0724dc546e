import type { Overview } from "./overview";

const overview: Overview = {
  todo: {
    hours: "{count, plural, one {# persoon heeft nog geen uren} other {# personen hebben nog geen uren}}",
    calendar:
      "{count, plural, one {# persoon heeft geen agenda verbonden} other {# personen hebben geen agenda verbonden}}",
    page: "{count, plural, one {# persoon is op geen enkele pagina te boeken} other {# personen zijn op geen enkele pagina te boeken}}",
    invitations: "{count, plural, one {# uitnodiging staat open} other {# uitnodigingen staan open}}",
    noMailServer: "Er is geen mailserver ingesteld: e-mails wachten in het postvak uit en bereiken niemand",
    locations:
      "{count, plural, one {# locatie van ‘{locator}’ leidt naar geen pagina} other {# locaties van ‘{locator}’ leiden naar geen pagina}}",
    ownHours: "U hebt nog geen uren: niemand vindt een tijd bij u",
    ownCalendar: "U hebt geen agenda verbonden: wat erin staat, houdt uw tijd niet vrij",
    ownPage: "U hebt nog geen boekingspagina",
    broken:
      "{count, plural, one {Agenda’s van # persoon kunnen niet worden gelezen} other {Agenda’s van # personen kunnen niet worden gelezen}}",
    unreachable:
      "{count, plural, one {Agenda’s van # persoon zijn niet bereikbaar} other {Agenda’s van # personen zijn niet bereikbaar}}",
    refusing:
      "{count, plural, one {Agenda’s van # persoon nemen geen afspraken aan} other {Agenda’s van # personen nemen geen afspraken aan}}",
    more: "{count, plural, one {Nog #} other {Nog #}}",
    progress: "{done} van {all} gedaan",
    hide: "Eerste stappen verbergen",
    stepHours: "Stel uw uren in",
    stepCalendar: "Verbind een agenda",
    stepLook: "Geef uw pagina’s een logo of een kleur",
    stepPicture: "Voeg een foto van uzelf toe",
    today: "Vandaag",
    allOfToday: "Alle afspraken van vandaag",
    allDay: "De hele dag",
    meets: "{host} met {guests}{rest}",
    withoutHours: "Zonder uren",
    withoutCalendar: "Zonder agenda",
    withoutPage: "Zonder pagina",
    leadsNowhere: "Leiden naar geen pagina",
  },
};

export default overview;
