export default {
  accounts: {
    login: {
      title: "Accedi",
      name: "E-mail o nome utente",
      password: "Password",
      submit: "Accedi",
      forgot: "Ha dimenticato la password?",
    },
    forgot: {
      title: "Scegliere una nuova password",
      text: "Ci indichi l’indirizzo e-mail o il nome utente del Suo account. Inviamo un link al titolare.",
      name: "E-mail o nome utente",
      submit: "Invia il link",
      sentTitle: "Controlli la posta",
      sentText:
        "Se l’account esiste, un link è in arrivo al suo indirizzo e-mail. Può volerci un minuto; guardi anche nella posta indesiderata.",
      back: "Torna all’accesso",
    },
    choose: {
      title: "Scegliere una nuova password",
      text: "Da tutte le altre parti verrà disconnesso.",
      account: "Account",
      password: "Nuova password",
      hint: "Almeno {limit, number} caratteri. Più parole di seguito sono una buona scelta.",
      submit: "Salva e accedi",
    },
    signup: {
      title: "Benvenuto in {name}",
      text: "Scelga una password e il Suo account è pronto.",
      submit: "Completa la registrazione",
    },
    link: {
      expiredTitle: "Questo link è scaduto",
      expiredText: "Per la Sua sicurezza questi link valgono poco tempo. Possiamo inviargliene uno nuovo.",
      usedTitle: "Questo link è già stato usato",
      usedText:
        "Con esso è già stata scelta una password. Acceda con quella, oppure si faccia inviare un nuovo link.",
      unknownTitle: "Questo link non funziona",
      unknownText: "Forse è incompleto. Lo apra di nuovo dalla Sua e-mail, oppure ne chieda uno nuovo.",
      renew: "Inviami un nuovo link",
      ask: "Chiedi un nuovo link",
      login: "Accedi",
      sentText: "Un nuovo link è in arrivo al Suo indirizzo e-mail.",
    },
    join: {
      title: "Entrare in {name}",
      text: "Crei un account: altri potranno prenotare del tempo con Lei, e vedrà tutti i Suoi appuntamenti in un solo posto.",
      firstName: "Nome",
      lastName: "Cognome",
      email: "E-mail",
      zone: "Fuso orario",
      submit: "Entra",
      known: "Ho già un account",
      closedTitle: "Questo invito è chiuso",
      closedText:
        "È scaduto, è stato ritirato, oppure sono già entrate tante persone quante erano previste. Ne chieda uno nuovo a chi glielo ha dato.",
      takenTitle: "Questo invito è già stato accettato",
      takenText: "Con questo link personale è già stato creato un account. Acceda per continuare.",
      sentText:
        "Le abbiamo inviato un messaggio che spiega come continuare. Può volerci un minuto; guardi anche nella posta indesiderata.",
      extidText:
        "Non possiamo accettare l’extid di questo indirizzo: al massimo {limit, number} caratteri, e solo quelli che si possono mostrare. Chieda di nuovo il link a chi gliel’ha dato.",
    },
    confirm: {
      joinText: "Confermi che {email} è il Suo indirizzo e il Suo account è pronto.",
      joinSubmit: "Conferma ed entra",
      goneText:
        "Funziona una sola volta, per un giorno. Se è già entrato, acceda; altrimenti compili di nuovo il modulo del Suo invito.",
      title: "Confermi il Suo indirizzo",
      text: "Vedrà gli incontri che altri fissano con {email} non appena avrà confermato che è il Suo indirizzo.",
      ask: "Inviami un link",
      submit: "Conferma",
      usedText: "L’indirizzo è già stato confermato con esso, o nel frattempo è cambiato.",
      doneTitle: "Il Suo indirizzo è confermato",
      doneText: "Ora vede gli incontri che altri fissano con esso.",
    },
    organizations: {
      title: "Dove vuole andare?",
      text: "Ha un account in ciascuna di queste organizzazioni.",
      back: "Accedi come un’altra persona",
    },
    refusal: {
      foreignText: "È stato inviato da un altro sito. Apra direttamente la nostra pagina e riprovi.",
      badText: "Apra di nuovo la pagina e compili il suo modulo.",
      manyText:
        "Dalla Sua connessione sono arrivati molti tentativi. Attenda {seconds, plural, one {# secondo} many {# secondi} other {# secondi}}, poi riprovi.",
      back: "Torna al modulo",
    },
    errors: {
      wrong: "Questo nome e questa password non corrispondono",
      slowed:
        "Troppi tentativi. Riprovi tra {count, plural, one {# minuto} many {# minuti} other {# minuti}}, oppure si faccia inviare un link",
      nameMissing: "Inserisca il Suo indirizzo e-mail o il nome utente",
      emailMissing: "Inserisca il Suo indirizzo e-mail",
      emailBad: "Inserisca un indirizzo e-mail come ana@example.org",
      firstNameMissing: "Inserisca il Suo nome",
      tooLong: "Qui sono possibili al massimo {limit, number} caratteri",
      zoneUnknown: "Scelga un fuso orario",
      charactersBad: "Tolga i caratteri che non si possono mostrare",
      consentMissing: "Per avere un account serve il Suo consenso",
      passwordMissing: "Inserisca una password",
      passwordShort: "La password deve avere almeno {limit, number} caratteri",
      passwordLong: "La password può avere al massimo {limit, number} caratteri",
      passwordEasy: "Questa password è facile da indovinare. Ne scelga un’altra",
    },
    consent:
      "Acconsento che {name} conservi il mio nome, il mio indirizzo e-mail e i miei appuntamenti per organizzarli.",
  },
  home: {
    title: "Appuntamenti senza avanti e indietro",
    text: "Bookpage dà a ognuno una pagina dove prenotare un momento davvero libero. Il codice è aperto, e tutto passa anche dall’API.",
    login: "Accedi",
    console: "Apri la console",
    demo: "Prova una pagina di prenotazione",
    docs: "Leggi la documentazione dell’API",
    freeTitle: "Davvero libero",
    freeText:
      "Calendari, orari di lavoro e margini vengono verificati quando si apre una pagina, e di nuovo quando qualcuno prenota.",
    readerTitle: "Leggibile ovunque",
    readerText:
      "Otto lingue, tutti i fusi orari, telefoni piccoli e lettori di schermo. Gli script aiutano, ma non servono.",
    togetherTitle: "Più persone",
    togetherText: "Proponga orari, raccolga voti o distribuisca equamente le prenotazioni di un gruppo.",
    apiTitle: "Fatto per costruire",
    apiText: "Ogni passo è una chiamata HTTP, e i webhook dicono ai Suoi sistemi che cosa è successo.",
  },
};
