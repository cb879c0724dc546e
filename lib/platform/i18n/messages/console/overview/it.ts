import type { Overview } from "./overview";

const overview: Overview = {
  todo: {
    hours:
      "{count, plural, one {# persona non ha ancora orari} many {# persone non hanno ancora orari} other {# persone non hanno ancora orari}}",
    calendar:
      "{count, plural, one {# persona non ha collegato alcun calendario} many {# persone non hanno collegato alcun calendario} other {# persone non hanno collegato alcun calendario}}",
    page: "{count, plural, one {# persona non è prenotabile su alcuna pagina} many {# persone non sono prenotabili su alcuna pagina} other {# persone non sono prenotabili su alcuna pagina}}",
    invitations:
      "{count, plural, one {# invito è aperto} many {# inviti sono aperti} other {# inviti sono aperti}}",
    noMailServer:
      "Nessun server di posta è impostato: le e-mail restano nella posta in uscita e non raggiungono nessuno",
    locations:
      "{count, plural, one {# sede di «{locator}» non porta a nessuna pagina} many {# sedi di «{locator}» non portano a nessuna pagina} other {# sedi di «{locator}» non portano a nessuna pagina}}",
    ownHours: "Non ha ancora orari: nessuno trova un orario con Lei",
    ownCalendar: "Non ha collegato alcun calendario: ciò che vi si trova non blocca il Suo tempo",
    ownPage: "Non ha ancora una pagina di prenotazione",
    broken:
      "{count, plural, one {Calendari di # persona non leggibili} many {Calendari di # persone non leggibili} other {Calendari di # persone non leggibili}}",
    unreachable:
      "{count, plural, one {Calendari di # persona non raggiungibili} many {Calendari di # persone non raggiungibili} other {Calendari di # persone non raggiungibili}}",
    refusing:
      "{count, plural, one {I calendari di # persona non accettano incontri} many {I calendari di # persone non accettano incontri} other {I calendari di # persone non accettano incontri}}",
    more: "{count, plural, one {# in più} many {# in più} other {# in più}}",
    progress: "{done} di {all} fatti",
    hide: "Nascondi i primi passi",
    stepHours: "Imposti i Suoi orari",
    stepCalendar: "Colleghi un calendario",
    stepLook: "Dia alle pagine un logo o un colore",
    stepPicture: "Aggiunga una Sua foto",
    today: "Oggi",
    allOfToday: "Tutti gli incontri di oggi",
    allDay: "Tutto il giorno",
    meets: "{host} con {guests}{rest}",
    withoutHours: "Senza orari",
    withoutCalendar: "Senza calendario",
    withoutPage: "Senza pagina",
    leadsNowhere: "Non portano a nessuna pagina",
  },
};

export default overview;
