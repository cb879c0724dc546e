const calendarSignIn = {
  calendarSignIn: {
    title: "{provider} non è stato collegato",
    denied: "Lei non ha consentito l’accesso. Non è stato salvato nulla.",
    incomplete:
      "Mancano alcune autorizzazioni. Se Bookpage non può vedere i Suoi calendari e scrivervi, non può né tenere conto dei Suoi impegni né inserire riunioni. Lasci selezionate tutte le caselle.",
    expired:
      "L’accesso ha richiesto troppo tempo, oppure è stato iniziato in un’altra finestra o in un altro browser. Ricominci da qui.",
    unavailable:
      "{provider} non ha risposto come previsto. Riprovi tra qualche minuto; se non riesce ancora, avvisi chi gestisce questa installazione.",
    again: "Riprova",
    back: "Torna ai calendari",
    some: "Il calendario",
  },
};

export default calendarSignIn;
