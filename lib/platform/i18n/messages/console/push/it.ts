const push = {
  push: {
    title: "Avvisi su questo dispositivo",
    off: "Riceva prenotazioni, risposte e messaggi appena arrivano, anche quando questa pagina è chiusa.",
    on: "Questo browser Le mostra gli avvisi. Quali, lo decidono le Sue impostazioni di notifica.",
    denied:
      "A questo browser è stato vietato di mostrare avvisi da qui. Li consenta nelle impostazioni del sito e ricarichi la pagina.",
    install:
      "Su iPhone e iPad i messaggi arrivano solo alle app: nel menu Condividi del browser scelga «Aggiungi alla schermata Home», apra Bookpage da lì e torni su questa pagina.",
    unsupported: "Questo browser, o questa installazione, non può mostrare avvisi.",
    start: "Mostra gli avvisi qui",
    stop: "Non mostrarli più qui",
    failed: "Il servizio di notifica del browser non ha risposto. Riprovi più tardi.",
  },
};

export default push;
