const sv = {
  heading: "Titta i din e-post",
  text: "Vi har skickat en sexsiffrig kod till {email}. Skriv in den här, så att vi vet att adressen är din.",
  kept: "Din tid hålls åt dig till {time}.",
  code: "Kod",
  codeHint: "Det kan ta en minut innan den kommer fram. Titta även i mappen för skräppost.",
  submit: "Fortsätt",
  renew: "Skicka en ny kod",
  change: "Ändra det jag skrev",
  renewed: "En ny kod är på väg till {email}.",
  wrong: "Det är inte koden. Försök kvar: {left, number}",
  spent: "Koden var fel fem gånger och fungerar inte längre. Låt skicka en ny.",
  expired: "Koden gällde i 15 minuter och fungerar inte längre. Låt skicka en ny.",
  many: "Många koder har skickats till den här adressen. Försök igen om en timme.",
  busy: "Det gick väldigt fort. Vänta en minut och försök sedan igen.",
  goneTitle: "Formuläret finns inte längre kvar",
  goneText: "Det har väntat för länge på sin kod. Fyll i det en gång till.",
};

export default sv;
