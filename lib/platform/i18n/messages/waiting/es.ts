const es = {
  day: "Completo, {date}",
  key: "Completo",
  full: "Todas las horas de este día están ocupadas.",
  heading: "Deje su dirección para este día",
  text: "Si queda libre una hora, se la ofrecemos por correo electrónico y se la guardamos durante {duration}.",
  until: "Último día",
  untilHint: "Puede esperar varios días seguidos. Para este día solo, déjelo como está.",
  submit: "Entrar en la lista de espera",
  untilBad: "Elija un día del {first} al {last}",
  many: "Ya está esperando tantos días como es posible. Abandone primero una de estas listas",
  gone: "Esta página ya no admite a nadie en su lista de espera.",
  ended: "Esta hora ya no está guardada para usted, pero sigue libre.",
  listedTitle: "Está en la lista de espera",
  listedText:
    "{days}, con {name}. En cuanto quede libre una hora, le escribimos. Hasta entonces no hay nada reservado.",
  listedMail:
    "En cuanto quede libre una hora, le escribimos. Con el correo que le acabamos de enviar puede abandonar la lista.",
  offeredTitle: "Hay una hora guardada para usted",
  offeredText:
    "{time}, con {name}. Queda guardada hasta el {until}; no hay nada reservado hasta que la reserve.",
  book: "Reservar esta hora",
  leave: "Abandonar la lista de espera",
  leftTitle: "No está en la lista de espera",
  leftText: "La ha abandonado, ha reservado o el día ha pasado. No recibirá más correos sobre esto.",
  toPage: "A la página de reservas",
};

export default es;
