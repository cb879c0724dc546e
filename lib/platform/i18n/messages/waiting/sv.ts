const sv = {
  day: "Fullt, {date}",
  key: "Fullt",
  full: "Alla tider den här dagen är upptagna.",
  heading: "Lämna din adress för den här dagen",
  text: "Om en tid blir ledig erbjuder vi dig den via e-post och håller den åt dig i {duration}.",
  until: "Sista dagen",
  untilHint: "Du kan vänta på flera dagar i rad. Låt fältet vara för bara den här dagen.",
  submit: "Ställ mig på väntelistan",
  untilBad: "Välj en dag från {first} till {last}",
  many: "Du väntar redan på så många dagar som det går. Lämna först en av de listorna",
  gone: "Den här sidan tar inte längre emot någon på väntelistan.",
  ended: "Tiden hålls inte längre åt dig men är fortfarande ledig.",
  listedTitle: "Du står på väntelistan",
  listedText: "{days}, med {name}. Så snart en tid blir ledig skriver vi till dig. Till dess är inget bokat.",
  listedMail:
    "Så snart en tid blir ledig skriver vi till dig. Med mejlet som vi just har skickat kan du lämna listan.",
  offeredTitle: "En tid hålls åt dig",
  offeredText: "{time}, med {name}. Den hålls till {until}; inget är bokat förrän du bokar.",
  book: "Boka den här tiden",
  leave: "Lämna väntelistan",
  leftTitle: "Du står inte på väntelistan",
  leftText: "Du har lämnat den, bokat, eller så är dagen förbi. Det kommer inga fler mejl om den.",
  toPage: "Till bokningssidan",
};

export default sv;
