const it = {
  day: "Al completo, {date}",
  key: "Al completo",
  full: "Tutti gli orari di questo giorno sono occupati.",
  heading: "Lasci il Suo indirizzo per questo giorno",
  text: "Se si libera un orario, glielo proponiamo per e-mail e lo teniamo per Lei per {duration}.",
  until: "Ultimo giorno",
  untilHint: "Può aspettare più giorni di seguito. Per questo solo giorno lo lasci com’è.",
  submit: "Entra nella lista d’attesa",
  untilBad: "Scelga un giorno da {first} a {last}",
  many: "Sta già aspettando tanti giorni quanti è possibile. Lasci prima una di queste liste",
  gone: "Questa pagina non accetta più nessuno nella lista d’attesa.",
  ended: "Questo orario non è più tenuto per Lei, ma è ancora libero.",
  listedTitle: "È nella lista d’attesa",
  listedText:
    "{days}, con {name}. Appena si libera un orario, Le scriviamo. Fino ad allora non è prenotato nulla.",
  listedMail:
    "Appena si libera un orario, Le scriviamo. Con l’e-mail che Le abbiamo appena inviato può lasciare la lista.",
  offeredTitle: "Un orario è tenuto per Lei",
  offeredText: "{time}, con {name}. È tenuto fino a {until}; non è prenotato nulla finché non lo prenota.",
  book: "Prenota questo orario",
  leave: "Lascia la lista d’attesa",
  leftTitle: "Non è nella lista d’attesa",
  leftText:
    "L’ha lasciata, ha prenotato oppure il giorno è passato. Non arriveranno altre e-mail al riguardo.",
  toPage: "Alla pagina di prenotazione",
};

export default it;
