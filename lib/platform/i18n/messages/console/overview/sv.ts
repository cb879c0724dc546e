import type { Overview } from "./overview";

const overview: Overview = {
  todo: {
    hours: "{count, plural, one {# person har inga tider än} other {# personer har inga tider än}}",
    calendar:
      "{count, plural, one {# person har inte anslutit någon kalender} other {# personer har inte anslutit någon kalender}}",
    page: "{count, plural, one {# person kan inte bokas på någon sida} other {# personer kan inte bokas på någon sida}}",
    invitations: "{count, plural, one {# inbjudan är öppen} other {# inbjudningar är öppna}}",
    noMailServer: "Ingen e-postserver är inställd: e-posten väntar i utkorgen och når ingen",
    locations:
      "{count, plural, one {# plats i ”{locator}” leder inte till någon sida} other {# platser i ”{locator}” leder inte till någon sida}}",
    ownHours: "Du har inga tider än: ingen hittar en tid hos dig",
    ownCalendar: "Du har inte anslutit någon kalender: det som står där blockerar inte din tid",
    ownPage: "Du har ingen bokningssida än",
    broken:
      "{count, plural, one {Kalendrar för # person kan inte läsas} other {Kalendrar för # personer kan inte läsas}}",
    unreachable:
      "{count, plural, one {Kalendrar för # person kan inte nås} other {Kalendrar för # personer kan inte nås}}",
    refusing:
      "{count, plural, one {Kalendrar för # person tar inte emot möten} other {Kalendrar för # personer tar inte emot möten}}",
    more: "{count, plural, one {# till} other {# till}}",
    progress: "{done} av {all} klara",
    hide: "Dölj de första stegen",
    stepHours: "Ange dina tider",
    stepCalendar: "Anslut en kalender",
    stepLook: "Ge dina sidor en logotyp eller en färg",
    stepPicture: "Lägg till ett foto av dig själv",
    today: "I dag",
    allOfToday: "Alla möten i dag",
    allDay: "Hela dagen",
    meets: "{host} med {guests}{rest}",
    withoutHours: "Utan tider",
    withoutCalendar: "Utan kalender",
    withoutPage: "Utan sida",
    leadsNowhere: "Leder inte till någon sida",
  },
};

export default overview;
