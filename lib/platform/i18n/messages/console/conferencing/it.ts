import type { Messages } from "../../messages";

const it: Messages["console"]["conferencing"] = {
  kind: "Tipo",
  whoCalls: "Chi chiama",
  host: "Chiama lei",
  booker: "La chiamano",
  number: "Il suo numero",
  url: "Indirizzo del link",
  title: "Incontri video",
  text: "I link di Google Meet e Microsoft Teams arrivano con il suo calendario. Quelli di Zoom vengono creati con il suo account.",
  connect: "Collega Zoom",
  again: "Collega di nuovo",
  broken: "Questo account non può più essere usato.",
  disconnect: "Scollega",
  join: "Partecipa",
  kinds: {
    place: "Un luogo, con parole sue",
    phone: "Telefono",
    google_meet: "Google Meet",
    teams: "Microsoft Teams",
    zoom: "Zoom",
    jitsi: "Jitsi Meet",
    link: "Un link suo",
  },
  missing: {
    setting: "Questa installazione non è predisposta.",
    account: "Colleghi il suo account in Calendari; fino ad allora le prenotazioni non hanno link.",
    calendar:
      "Arriva con il calendario in cui vengono scritti gli incontri, che è un altro; fino ad allora le prenotazioni non hanno link.",
    access: "L’account o il calendario va collegato di nuovo; fino ad allora le prenotazioni non hanno link.",
  },
  link: {
    follows: "Il link arriverà",
    failed: "Non è stato possibile creare un link",
    again: "Riprova",
    asked: "Il servizio viene interpellato di nuovo. Gli ospiti saranno avvisati quando ci sarà un link.",
    why: {
      no_account: "Nessun account collegato ne crea uno: lo colleghi in «Calendari».",
      no_calendar:
        "Il calendario in cui è scritto questo incontro non ne crea: ne scelga un altro in «Calendari».",
      access: "L’account non può più essere usato: lo colleghi di nuovo in «Calendari».",
      refused: "Il servizio si è rifiutato di crearlo.",
      unanswered: "Il servizio non ha risposto.",
    },
  },
  attention: {
    ownAccount: "Il suo account video {account} va collegato di nuovo",
    account: "L’account video {account} di {name} va collegato di nuovo",
    ownMeeting: "«{title}» non ha un link",
    meeting: "«{title}» di {name} non ha un link",
    ownPromise: "{page} promette {kind}, ma non si può creare un link",
    promise: "{page} di {name} promette {kind}, ma non si può creare un link",
  },
  invite: "Così l’incontro è anche nei loro calendari. Google e Microsoft inviano loro l’invito.",
};

export default it;
