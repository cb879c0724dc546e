import type { PeopleTexts } from "./people-texts";

export default {
  people: {
    status: "Stato",
    teams: "Team",
    page: "Pagina",
    lastSeen: "Ultima visita",
    everybody: "Tutte",
    joined: "Attiva",
    invited: "Invitata",
    invitation_ended: "Invito scaduto",
    not_invited: "Mai invitata",
    suspended: "Sospesa",
    until: "fino al {date}",
    endedOn: "scaduto il {date}",
    invitationOf: "Invito di {name}",
    inviteOne: "Invita {name}",
    invitedOne: "Invito inviato a {name}",
    byName: "Per nome, dalla A alla Z",
    byNameBackwards: "Per nome, dalla Z alla A",
    byLastSeen: "Visite più recenti prima",
    byLongestUnseen: "Assenti da più tempo prima",
    selectMatching: "Seleziona tutte le {count, number} che corrispondono",
    more: "Altro",
    handOver: "Trasferisci ed elimina…",
    tooManyLeave:
      "Sono selezionate {count, number} persone e al massimo {most, number} possono uscire insieme: ciò che hanno viene trasferito persona per persona. Selezionatene meno, per esempio un team.",
    copied:
      "{count, plural, =0 {Nessun indirizzo: nessuna ne ha uno} one {# indirizzo copiato} many {# indirizzi copiati} other {# indirizzi copiati}}",
    pickTeam: "Scegliere un team",
    working: "Avanzamento",
    progress: "{done, number} di {all, number}",
    done: "{count, plural, =0 {Non fatto per nessuno} one {Fatto per # persona} many {Fatto per # persone} other {Fatto per # persone}}",
    refused:
      "{count, plural, one {# persona è stata rifiutata} many {# persone sono state rifiutate} other {# persone sono state rifiutate}}",
    imported:
      "{count, plural, one {# persona è stata aggiunta e non ha ancora ricevuto messaggi} many {# persone sono state aggiunte e non hanno ancora ricevuto messaggi} other {# persone sono state aggiunte e non hanno ancora ricevuto messaggi}}",
    importedText:
      "Potranno accedere dopo aver scelto una password. Ciascuna riceve un’e-mail con un link, nella propria lingua.",
    inviteImported:
      "{count, plural, one {Invita ora questa persona} many {Invita ora queste # persone} other {Invita ora queste # persone}}",
    seeNotInvited: "Vedi tutte le persone mai invitate",
    inviteAnew: "Invita di nuovo",
    overview: "Panoramica",
    stillToDo: "Ancora da fare",
    comingMeetings: "Tutti gli incontri in arrivo",
    weeksTakeTurns: "Settimane alternate:",
    otherDates:
      "{count, plural, one {Altri orari in # data} many {Altri orari in # date} other {Altri orari in # date}}",
    seeHours: "Vedi gli orari",
    seeCalendars: "Vedi i calendari",
    acts: {
      invite: "Invita",
      join: "Aggiungi a un team",
      role: "Cambia ruolo",
      leave: "Togli da un team",
      hours: "Imposta l’orario",
      page: "Crea pagine di prenotazione",
      suspend: "Sospendi",
      letIn: "Riammetti",
    },
    titles: {
      invite: "{count, plural, one {Invita # persona} many {Invita # persone} other {Invita # persone}}",
      join: "{count, plural, one {Aggiungi # persona a un team} many {Aggiungi # persone a un team} other {Aggiungi # persone a un team}}",
      role: "{count, plural, one {Ruolo di # persona} many {Ruolo di # persone} other {Ruolo di # persone}}",
      leave:
        "{count, plural, one {Togli # persona da un team} many {Togli # persone da un team} other {Togli # persone da un team}}",
      hours:
        "{count, plural, one {Orario di lavoro di # persona} many {Orario di lavoro di # persone} other {Orario di lavoro di # persone}}",
      page: "{count, plural, one {Pagina di prenotazione per # persona} many {Pagine di prenotazione per # persone} other {Pagine di prenotazione per # persone}}",
      suspend:
        "{count, plural, one {Sospendi # persona} many {Sospendi # persone} other {Sospendi # persone}}",
      letIn:
        "{count, plural, one {Riammetti # persona} many {Riammetti # persone} other {Riammetti # persone}}",
    },
    texts: {
      invite:
        "Ciascuna riceve un’e-mail con un link per scegliere una password. Chi è già stato invitato e non è venuto la riceve ancora una volta, al più presto un giorno dopo l’ultima.",
      join: "Chi ne fa già parte resta com’è.",
      role: "Ciò che possono fare cambia subito.",
      leave: "Non ne sono più né membri né amministratrici. Per il resto non cambia nulla.",
      hours:
        "Sostituisce l’orario principale di ciascuna, nel proprio fuso orario. Margini, date e assenze restano.",
      page: "Chi non ha una pagina ne riceve una con il proprio nome: /ada-lovelace. Chi ne ha una la conserva. Le pagine offrono orari non appena c’è un orario di lavoro.",
      suspend:
        "Vengono disconnesse subito ovunque e non possono più accedere. Le loro pagine non accettano prenotazioni. Tutto resta, e possono essere riammesse.",
      letIn: "Possono accedere di nuovo come prima, e le loro pagine accettano prenotazioni.",
    },
  },
} satisfies PeopleTexts;
