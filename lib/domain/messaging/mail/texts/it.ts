import type { Texts } from "./texts";

export default {
  booked: { subject: "Nuova prenotazione", text: "{name} ha prenotato un appuntamento con Lei." },
  requestedHost: {
    subject: "Nuova richiesta",
    text: "{name} desidera incontrarLa. Scelga uno degli orari; fino ad allora nulla è prenotato.",
  },
  requested: {
    subject: "Richiesta inviata",
    text: "La Sua richiesta è stata inviata a {host}. Resta da scegliere un orario; fino ad allora nulla è prenotato.",
  },
  invited: { subject: "Invito", text: "{host} La invita. Indichi gli orari che Le vanno bene." },
  invitedHost: {
    subject: "Appuntamento creato",
    text: "L’appuntamento è stato creato e a tutti gli invitati viene chiesta una risposta.",
  },
  confirmed: { subject: "Confermato", text: "Il Suo appuntamento con {people} è confermato." },
  changed: {
    subject: "Modificato",
    text: "Il Suo appuntamento con {people} è cambiato. Ecco che cosa vale ora.",
  },
  reopened: {
    subject: "Nuovo orario da scegliere",
    text: "Il Suo appuntamento con {people} non si terrà più all’orario concordato. Se ne sta scegliendo un altro.",
  },
  suggested: {
    subject: "Nuove proposte",
    text: "Ci sono nuove proposte per il Suo appuntamento con {people}. Indichi quali Le vanno bene.",
  },
  suggestedHost: {
    subject: "Nuove proposte",
    text: "Le Sue nuove proposte per l’appuntamento con {people} sono state inviate.",
  },
  cancelled: { subject: "Annullato", text: "Il Suo appuntamento con {people} non si terrà." },
  declined: { subject: "Rifiutato", text: "{name} non può partecipare." },
  attending: { subject: "Partecipazione", text: "{name} parteciperà." },
  voted: { subject: "Nuova risposta", text: "{name} ha risposto." },
  answers: {
    subject: "La Sua risposta",
    text: "Grazie, la Sua risposta è stata registrata. Può cambiarla finché non viene scelto un orario.",
  },
  unanswered: {
    subject: "Promemoria",
    text: "{host} attende ancora la Sua risposta. Indichi quali orari Le vanno bene.",
  },
  closed: {
    subject: "Sondaggio terminato",
    text: "Il termine del Suo sondaggio è scaduto e nessun orario è stato confermato. Ne scelga uno.",
  },
  link: { subject: "Il Suo link", text: "Ecco il Suo link personale a questo appuntamento, come richiesto." },
  message: { subject: "Nuovo messaggio", text: "{name} ha scritto un messaggio." },
  reminder: { subject: "Promemoria", text: "Si avvicina il Suo appuntamento con {people}." },
  linked: { subject: "Link", text: "Ecco il link al suo incontro con {people}." },
  unlinked: {
    subject: "Ancora nessun link",
    text: "Non è stato possibile creare un link per il suo incontro con {people}. Chieda a {host} come vi incontrate.",
  },
  unlinkedHost: {
    subject: "Nessun link creato",
    text: "Non è stato possibile creare un link per il suo incontro con {people}; sono stati invitati a rivolgersi a lei.",
  },
  linkFault: {
    no_account: "Non ha collegato nessun account che ne crei uno.",
    no_calendar: "Il calendario in cui vengono scritti i suoi incontri non ne crea.",
    access: "Il suo account non può più essere usato: lo colleghi di nuovo.",
    refused: "Il servizio si è rifiutato di crearlo.",
    unanswered: "Il servizio non ha risposto.",
  },
  video: {
    subject: "Un account video non può più essere usato",
    text: "Bookpage non può più creare link con questo account. Gli incontri prenotati nel frattempo non hanno link.",
    account: "Account",
    button: "Collegarlo di nuovo",
    note: "Riceve questo messaggio una volta sola, finché l’account non funziona di nuovo.",
  },
  removed: {
    subject: "Invito ritirato",
    text: "Il Suo invito a questo appuntamento con {people} è stato ritirato.",
  },
  left: {
    subject: "Posto annullato",
    text: "Ha rinunciato al suo posto in questo appuntamento con {people}. Si terrà senza di Lei.",
  },
  entryMoved: {
    subject: "Spostato nel Suo calendario",
    text: "Nel Suo calendario l’appuntamento con {people} è a un’ora diversa da qui. Per gli altri non è ancora cambiato nulla; finché Lei non dice che cosa deve succedere, nessuno può prenotare nessuna delle due ore.",
    there: "Nel Suo calendario",
    inTheWay: "Lo impedisce",
    something: "altro",
  },
  entryDeleted: {
    subject: "Eliminato nel Suo calendario",
    text: "L’appuntamento con {people} non è più nel Suo calendario, ma qui è ancora valido. Nessuno è stato ancora avvisato: dica che cosa deve succedere.",
  },
  removedHost: {
    subject: "Appuntamento affidato",
    text: "D’ora in poi qualcun altro tiene questo appuntamento con {people}.",
  },
  team: { text: "Riceve questo messaggio come admin del team {team}; l’appuntamento è di {host}." },
  event: {
    with: "Con",
    open: "Apri l’appuntamento",
    answer: "Rispondi ora",
    choose: "Scegli un orario",
    own: "Questo link è soltanto Suo. Non lo condivida con altri.",
    meeting: "appuntamento con {host}",
    wrote: "{name} scrive",
    quoted: "«{text}»",
    more: "{count, plural, one {e un’altra persona} many {e altre #} other {e altre #}}",
  },
  heading: "{what}: {title}",
  via: "{name} tramite {service}",
  footer: "Appuntamenti con Bookpage",
  someone: "Un ospite",
  meetings: {
    subject: "I Suoi incontri con {organization}",
    text: "Ecco il link a tutti i Suoi incontri con {organization}. Lì può spostarli e annullarli.",
    button: "Mostra i miei incontri",
    note: "Il link vale 24 ore ed è solo per Lei. Se non lo ha richiesto, può ignorare questa e-mail.",
    all: "Tutti i Suoi incontri",
  },
  waiting: {
    joined: {
      subject: "È nella lista d’attesa",
      text: "Appena si libera un orario con {name} in questi giorni, glielo proponiamo per e-mail. Fino ad allora non è prenotato nulla.",
      note: "Se non l’ha chiesto, lasci la lista con il link qui sotto.",
    },
    offered: {
      subject: "Si è liberato un orario",
      text: "Sta aspettando un orario con {name}. Questo è tenuto per Lei fino a {until}. Non è prenotato nulla finché non lo prenota.",
      button: "Prenota questo orario",
      note: "Se non Le va bene, non deve fare nulla: viene poi proposto alla persona successiva.",
    },
    days: "Giorni",
    leave: "Lascia la lista d’attesa",
  },
  code: {
    subject: "Il Suo codice",
    text: "Con questo codice conferma il Suo indirizzo e-mail a {organization}. Lo inserisca nella pagina in cui si trovava.",
    code: "Codice",
    note: "Vale 15 minuti. Se non l’ha chiesto, può ignorare questa e-mail: non succederà nulla.",
  },
  signup: {
    subject: "Completi la registrazione presso {organization}",
    text: "È stato creato per Lei un account presso {organization}. Scelga una password per cominciare.",
    button: "Scegli una password",
    note: "Il link funziona una sola volta, entro sette giorni. Se non si aspettava questo messaggio, può ignorarlo.",
  },
  password: {
    subject: "Scelga una nuova password",
    text: "È stata richiesta una nuova password per il Suo account presso {organization}.",
    button: "Scegli una nuova password",
    note: "Il link funziona una sola volta. Se non l’ha richiesto, può ignorare questo messaggio; la Sua password resta com’è.",
  },
  calendars: {
    subject:
      "{count, plural, one {Un calendario non è leggibile da un giorno} many {# di calendari non sono leggibili da un giorno} other {# calendari non sono leggibili da un giorno}}",
    text: "Da un giorno Bookpage non riesce a leggere i calendari seguenti, di persone di {organization}. I proprietari sono avvisati; finché non succede nulla, possono essere prenotati in orari in cui sono occupati.",
    whose: "Di chi",
    more: "e altri {count, number}",
    button: "Vedi tutti i calendari",
    note: "Solo i proprietari possono ricollegare i propri calendari: il link è nella loro e-mail. Riceve al massimo un’e-mail di questo tipo al giorno, e nessuna appena i calendari sono leggibili.",
  },
  calendar: {
    subject: "Un calendario non è più leggibile",
    text: "Il server di uno dei Suoi calendari non consente più l’accesso a Bookpage. Finché non viene ricollegato, le nuove voci restano sconosciute e possono essere proposti orari in cui Lei è occupato.",
    calendar: "Calendario",
    button: "Apri i calendari",
    note: "Di solito è cambiata la password. Ricolleghi il calendario per rinnovare l’accesso. Può anche scegliere di non proporre orari finché un calendario non è leggibile.",
    subjectRefused: "Un calendario non accetta gli appuntamenti",
    textRefused:
      "Il server di uno dei suoi calendari non accetta gli appuntamenti che Bookpage vi scrive, nonostante ripetuti tentativi. In Bookpage restano comunque, e chi ha prenotato non si accorge di nulla.",
    noteRefused:
      "Verifichi se può ancora scrivere in questo calendario, oppure ne scelga un altro per i suoi appuntamenti. I tentativi continuano per alcuni giorni.",
    textUnreachable:
      "Il server di uno dei Suoi calendari non risponde da oltre un’ora. Viene interpellato di continuo; finché non risponde, le nuove voci di questo calendario restano sconosciute e possono essere proposti orari in cui Lei è occupato.",
    noteUnreachable:
      "Di solito si risolve da solo e non c’è nulla da fare. Se il calendario ha cambiato indirizzo, lo colleghi a quello nuovo.",
    textComplex:
      "Uno dei Suoi calendari contiene più di quanto si possa calcolare, per esempio un evento che si ripete ogni secondo. Finché non viene corretto, le nuove voci restano sconosciute e possono essere proposti orari in cui Lei è occupato.",
    noteComplex:
      "Tolga ciò che si ripete così spesso o ha così tante date. Il calendario viene riletto da solo, sempre più di rado; «Leggi ora» lo fa subito. Può anche scegliere di non proporre orari finché un calendario non è leggibile.",
  },
  calendarEmptied: {
    subject: "Mancano voci in un calendario",
    text: "Diversi Suoi appuntamenti sono spariti insieme da uno dei Suoi calendari. Sono ancora validi e nessuno è stato avvisato. Per ciascuno può dire che cosa deve succedere, o farlo rimettere.",
    calendar: "Calendario",
    button: "Mostra ciò che è in sospeso",
    note: "Se il calendario è stato svuotato o ricreato per errore, faccia rimettere le voci.",
  },
  invitation: {
    subject: "{inviter} La invita in {organization}",
    subjectByKey: "Invito a {organization}",
    subjectAgain: "Promemoria: il Suo invito a {organization}",
    text: "{inviter} La invita a fissare appuntamenti con Bookpage presso {organization}. Scelga una password e il Suo account è pronto.",
    textByKey:
      "È stato invitato a fissare appuntamenti con Bookpage presso {organization}. Scelga una password e il Suo account è pronto.",
    button: "Accetta l’invito",
    note: "Il link è solo per Lei e funziona per un tempo limitato. Se non si aspettava questo messaggio, può ignorarlo: non succede nulla.",
  },
  join: {
    subject: "Confermi il Suo indirizzo per {organization}",
    text: "Qualcuno, probabilmente Lei, vuole entrare in {organization} con questo indirizzo. Confermi che è Suo e il Suo account è pronto.",
    button: "Conferma ed entra",
    note: "Il link funziona una sola volta, entro un giorno. Se non è stato Lei, può ignorare questo messaggio: non viene creato alcun account.",
  },
  address: {
    subject: "Confermi il Suo indirizzo e-mail",
    text: "Il Suo account presso {organization} ha questo indirizzo. Confermi che è Suo: da quel momento vede gli incontri che altri fissano con esso.",
    button: "Conferma l’indirizzo",
    note: "Il link funziona una sola volta, entro sette giorni. Se non sa nulla di questo account, può ignorare questo messaggio.",
  },
  addressChanged: {
    subject: "Il Suo account ha un altro indirizzo",
    text: "{organization} ha dato al Suo account un altro indirizzo e-mail. I messaggi che lo riguardano non arrivano più qui.",
    note: "Se non è corretto, si rivolga a un admin di {organization}.",
  },
  domain: {
    missingSubject: "Manca il record di {domain}",
    missingText:
      "Il record TXT che dimostra che {domain} appartiene a {organization} non c’è più. Le pagine restano sotto questo dominio ancora per sette giorni.",
    missingNote:
      "La preghiamo di aggiungerlo di nuovo; la console lo mostra. Se i server dei nomi sono appena cambiati, potrebbe tornare da sé.",
    failedSubject: "{domain} non mostra più le Sue pagine",
    failedText:
      "Il record TXT di {domain} manca da sette giorni. Le pagine di {organization} non vi sono più mostrate e i link non portano da nessuna parte.",
    failedNote:
      "La preghiamo di aggiungerlo di nuovo e di farlo verificare nella console: tutto tornerà come prima.",
    takenSubject: "{domain} appartiene ora a un’altra organizzazione",
    takenText:
      "Un’altra organizzazione ha dimostrato che {domain} è suo e il record di {organization} non c’era più. Le Sue pagine non vi sono mostrate.",
    takenNote:
      "Se non è corretto, chi gestisce i server dei nomi del dominio può aggiungere di nuovo il Suo record e rimuovere l’altro.",
    button: "Apri i domini",
  },
  access: {
    button: "Vedi il Suo accesso",
    note: "Se non è stato Lei, scelga subito un’altra password, disconnetta lì gli altri browser e avvisi {organization}.",
    authenticatorAddedSubject: "È stata aggiunta un’app di autenticazione",
    authenticatorAddedText:
      "Per il Suo account presso {organization} è stata configurata un’app di autenticazione. I suoi codici sono richiesti all’accesso.",
    authenticatorRemovedSubject: "La Sua app di autenticazione è stata rimossa",
    authenticatorRemovedText:
      "L’app di autenticazione del Suo account presso {organization} è stata rimossa. I suoi codici non aprono più nulla.",
    passkeyAddedSubject: "È stata aggiunta una passkey",
    passkeyAddedText: "Al Suo account presso {organization} è stata aggiunta una passkey: {name}.",
    passkeyRemovedSubject: "È stata rimossa una passkey",
    passkeyRemovedText: "Una passkey del Suo account presso {organization} è stata rimossa: {name}.",
    codesRenewedSubject: "Ha nuovi codici di recupero",
    codesRenewedText:
      "Sono stati creati nuovi codici di recupero per il Suo account presso {organization}. Quelli di prima non aprono più nulla.",
    codeUsedSubject: "È stato usato un codice di recupero",
    codeUsedText:
      "Qualcuno ha usato un codice di recupero del Suo account presso {organization} come secondo passaggio.",
    codesLeft: "Codici rimasti",
    passwordSubject: "La Sua password è stata cambiata",
    passwordText: "La password del Suo account presso {organization} è stata cambiata.",
  },
  factorsReset: {
    subject: "Il suo secondo passo è stato reimpostato",
    text: "Un amministratore di {organization} ha reimpostato il secondo passo del suo account: app, passkey e codici di recupero sono dimenticati, ed è uscito ovunque.",
    button: "Accedi",
    note: "Se non l’ha chiesto, avvisi subito {organization}.",
  },
  known: {
    subject: "Ha già un account",
    text: "Qualcuno, probabilmente Lei, voleva creare un account con questo indirizzo e-mail. Ne ha già uno, presso {organization}.",
    button: "Accedi",
    note: "Se ha dimenticato la password, la pagina di accesso Le invia un link per sceglierne una nuova. Se non è stato Lei, può ignorare questo messaggio.",
  },
  reply: {
    maybe: "Ho risposto «forse» nel mio calendario.",
    counter: "Preferirei un altro momento: {when}.",
    move: "Sposta l’incontro qui: {link}",
    accepted: "Ho accettato nel mio calendario, ma la risposta non può più contare.",
    declined: "Ho rifiutato nel mio calendario, ma la risposta non può più contare.",
    delegated: "Ho passato l’invito a un’altra persona nel mio calendario.",
    other: "Il mio calendario ha risposto per un’altra persona, il che qui non cambia nulla.",
  },
  webhook: {
    subject: "Un webhook è stato disattivato",
    text: "Il webhook per {action} di {organization} è stato disattivato, perché la destinazione non accetta le consegne.",
    target: "Destinazione",
    button: "Apri i webhook",
    note: "Quando la destinazione sarà di nuovo raggiungibile, riattivi il webhook e ripeta ciò che non è riuscito.",
  },
} satisfies Texts;
