const page = {
  previewAlt: "Una settimana con gli orari liberi, uno dei quali scelto",
  loginDescription:
    "Accedi per vedere i tuoi appuntamenti e modificare i tuoi orari e la tua pagina di prenotazione.",
  helpDescription:
    "Risposte per chi prenota un appuntamento: spostarlo o annullarlo, ritrovare l’e-mail, leggere il fuso orario.",
  help: "Aiuto",
  helpTitle: "Aiuto per la prenotazione",
  helpChange: "Come sposto o annullo un incontro?",
  helpChangeText:
    "Apra il link nell’e-mail sul Suo incontro. La pagina mostra lo stato attuale e tutto ciò che può fare.",
  helpMail: "Non è arrivata nessuna e-mail",
  helpMailText:
    "Controlli prima la cartella della posta indesiderata. Se l’indirizzo conteneva un errore, prenoti di nuovo con quello corretto e avvisi la persona che deve incontrare.",
  helpZone: "A quale fuso orario si riferiscono gli orari?",
  helpZoneText:
    "Al Suo, secondo quanto indica il browser. Il fuso orario è sempre scritto accanto agli orari e può essere cambiato lì. Alcune pagine ne offrono uno solo e lo dicono.",
  helpNone: "Nessun orario mi va bene",
  helpNoneText:
    "Passi al mese successivo o torni più tardi: quando qualcuno annulla, si liberano degli orari.",
  helpSeen: "Chi vede ciò che inserisco?",
  helpSeenText:
    "La persona che incontra; chi viene invitato vede il Suo nome. Il Suo indirizzo e-mail serve per i messaggi su questo incontro.",
  closedTitle: "Nessuna prenotazione al momento",
  closedText: "{name} al momento non accetta prenotazioni. Gli appuntamenti già presi restano validi.",
  appUnknownTitle: "Questo link non può essere seguito",
  appUnknownText:
    "Indica un’applicazione che non è collegata a questa pagina o che non esiste più. Può comunque incontrare {name}: apra la pagina senza di essa.",
  appUnknownLink: "Apri la pagina",
  linkUnknownTitle: "Questo link non porta a nessuna prenotazione",
  linkUnknownText:
    "Forse una parte è andata persa per strada. Chieda di nuovo il link a {name} o usi la pagina di prenotazione.",
  linkUsedTitle: "Questo link è già stato usato",
  linkUsedText:
    "Valeva per un numero limitato di prenotazioni, e sono state fatte tutte. Chieda un altro link a {name} o usi la pagina di prenotazione.",
  linkEndedTitle: "Questo link è scaduto",
  linkEndedText:
    "Il periodo in cui si poteva prenotare con questo link è finito. Chieda un altro link a {name} o usi la pagina di prenotazione.",
  linkRevokedTitle: "Questo link è stato ritirato",
  linkRevokedText:
    "{name} non accetta più prenotazioni con questo link. Può comunque usare la pagina di prenotazione.",
  linkPublic: "Apri la pagina di prenotazione",
  offerIntro: "Questi orari sono liberi ({duration}). Scelga quello che preferisce:",
  bookedText: "Grazie. La pagina successiva si apre da sola; in caso contrario, continui qui.",
};

export default page;
