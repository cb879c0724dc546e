const pl = {
  day: "Komplet, {date}",
  key: "Komplet",
  full: "Wszystkie terminy tego dnia są zajęte.",
  heading: "Zostaw e-mail, a damy Ci znać",
  text: "Gdy zwolni się termin, zaproponujemy go e-mailem i zatrzymamy dla Ciebie. Czas na rezerwację: {duration}.",
  until: "Ostatni dzień",
  untilHint: "Możesz czekać na kilka kolejnych dni. Jeśli chodzi tylko o ten dzień, nic nie zmieniaj.",
  submit: "Na listę oczekujących",
  untilBad: "Wybierz dzień z zakresu: {first} – {last}",
  many: "Nie możesz już czekać na więcej dni. Najpierw opuść jedną z list",
  gone: "Ta strona nie przyjmuje już zapisów na listę oczekujących.",
  ended: "Ten termin nie jest już dla Ciebie zatrzymany, ale nadal jest wolny.",
  listedTitle: "Jesteś na liście oczekujących",
  listedText:
    "{days} ({name}). Gdy tylko zwolni się termin, napiszemy do Ciebie. Do tego czasu nic nie jest zarezerwowane.",
  listedMail:
    "Gdy tylko zwolni się termin, napiszemy do Ciebie. Listę możesz opuścić, korzystając z e-maila, który właśnie wysłaliśmy.",
  offeredTitle: "Mamy dla Ciebie termin",
  offeredText:
    "{time} ({name}). Zatrzymany dla Ciebie do: {until}. Nic nie jest zarezerwowane, dopóki nie zarezerwujesz.",
  book: "Zarezerwuj ten termin",
  leave: "Opuść listę oczekujących",
  leftTitle: "Nie ma Cię na liście oczekujących",
  leftText:
    "Lista została opuszczona, termin jest zarezerwowany albo dzień już minął. Nie będzie więcej e-maili na ten temat.",
  toPage: "Do strony rezerwacji",
};

export default pl;
