const push = {
  push: {
    title: "Avvisi su questo dispositivo",
    off: "Riceva prenotazioni, risposte e messaggi appena arrivano, anche quando questa pagina è chiusa.",
    on: "Questo browser Le mostra gli avvisi. Quali, lo decidono le Sue impostazioni di notifica.",
    denied:
      "A questo browser è stato vietato di mostrare avvisi da qui. Li consenta nelle impostazioni del sito e ricarichi la pagina.",
    unsupported: "Questo browser, o questa installazione, non può mostrare avvisi.",
    start: "Mostra gli avvisi qui",
    stop: "Non mostrarli più qui",
    failed: "Il servizio di notifica del browser non ha risposto. Riprovi più tardi.",
  },
};

export default push;
