const it = {
  heading: "Controlli la posta",
  text: "Abbiamo inviato un codice di sei cifre a {email}. Lo inserisca qui, così sappiamo che questo indirizzo è Suo.",
  kept: "Il Suo orario è riservato per Lei fino alle {time}.",
  code: "Codice",
  codeHint: "Può arrivare dopo un minuto. Guardi anche nella cartella della posta indesiderata.",
  submit: "Continua",
  renew: "Invia un nuovo codice",
  change: "Modifica i dati inseriti",
  renewed: "Un nuovo codice è in arrivo a {email}.",
  wrong: "Non è il codice. Tentativi rimasti: {left, number}",
  spent: "Il codice era sbagliato cinque volte e non vale più. Se ne faccia inviare uno nuovo.",
  expired: "Il codice valeva 15 minuti e non vale più. Se ne faccia inviare uno nuovo.",
  many: "A questo indirizzo sono stati inviati molti codici. Riprovi tra un’ora.",
  busy: "È stato molto veloce. Attenda un minuto, poi riprovi.",
  goneTitle: "Questo modulo non è più conservato",
  goneText: "Ha aspettato troppo a lungo il suo codice. Lo compili ancora una volta.",
};

export default it;
