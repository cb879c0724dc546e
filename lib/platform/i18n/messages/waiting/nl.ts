const nl = {
  day: "Vol, {date}",
  key: "Vol",
  full: "Alle tijden op deze dag zijn bezet.",
  heading: "Laat uw adres achter voor deze dag",
  text: "Komt er een tijd vrij, dan bieden we u die per e-mail aan en houden we hem {duration} voor u vast.",
  until: "Laatste dag",
  untilHint: "U kunt op meerdere dagen achter elkaar wachten. Laat het zo voor alleen deze dag.",
  submit: "Op de wachtlijst",
  untilBad: "Kies een dag van {first} tot en met {last}",
  many: "U wacht al op zoveel dagen als mogelijk is. Verlaat eerst een van deze lijsten",
  gone: "Deze pagina neemt niemand meer op de wachtlijst op.",
  ended: "Deze tijd wordt niet meer voor u vastgehouden, maar is nog vrij.",
  listedTitle: "U staat op de wachtlijst",
  listedText: "{days}, met {name}. Zodra er een tijd vrijkomt, schrijven we u. Tot dan is er niets geboekt.",
  listedMail:
    "Zodra er een tijd vrijkomt, schrijven we u. Met de mail die we u zojuist hebben gestuurd, kunt u de lijst verlaten.",
  offeredTitle: "Er wordt een tijd voor u vastgehouden",
  offeredText: "{time}, met {name}. Hij wordt tot {until} vastgehouden; er is niets geboekt totdat u boekt.",
  book: "Deze tijd boeken",
  leave: "De wachtlijst verlaten",
  leftTitle: "U staat niet op de wachtlijst",
  leftText: "U hebt hem verlaten, u hebt geboekt of de dag is voorbij. Er komen geen mails meer over.",
  toPage: "Naar de boekingspagina",
};

export default nl;
