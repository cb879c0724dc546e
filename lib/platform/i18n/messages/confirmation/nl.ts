const nl = {
  heading: "Kijk in uw mail",
  text: "We hebben een code van zes cijfers naar {email} gestuurd. Vul hem hier in, zodat we weten dat dit adres van u is.",
  kept: "Uw tijd wordt tot {time} voor u vastgehouden.",
  code: "Code",
  codeHint: "Het kan een minuut duren. Kijk ook in de map met ongewenste mail.",
  submit: "Verder",
  renew: "Nieuwe code sturen",
  change: "Mijn gegevens wijzigen",
  renewed: "Een nieuwe code is onderweg naar {email}.",
  wrong: "Dat is niet de code. Pogingen over: {left, number}",
  spent: "De code was vijf keer fout en werkt niet meer. Laat een nieuwe sturen.",
  expired: "De code was 15 minuten geldig en werkt niet meer. Laat een nieuwe sturen.",
  many: "Er zijn veel codes naar dit adres gestuurd. Probeer het over een uur opnieuw.",
  busy: "Dat ging erg snel. Wacht een minuut en probeer het dan opnieuw.",
  goneTitle: "Dit formulier is niet meer bewaard",
  goneText: "Het heeft te lang op zijn code gewacht. Vul het nog een keer in.",
};

export default nl;
