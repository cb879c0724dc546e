const pl = {
  heading: "Sprawdź pocztę",
  text: "Na adres {email} wysłaliśmy sześciocyfrowy kod. Wpisz go tutaj, abyśmy wiedzieli, że adres należy do Ciebie.",
  kept: "Twój termin czeka na Ciebie do {time}.",
  code: "Kod",
  codeHint: "Może dotrzeć po minucie. Zajrzyj też do folderu ze spamem.",
  submit: "Dalej",
  renew: "Wyślij nowy kod",
  change: "Zmień dane",
  renewed: "Nowy kod jest już w drodze na adres {email}.",
  wrong: "To nie ten kod. Pozostałe próby: {left, number}",
  spent: "Kod był błędny pięć razy i już nie działa. Poproś o nowy.",
  expired: "Kod był ważny przez 15 minut i już nie działa. Poproś o nowy.",
  many: "Na ten adres wysłano już wiele kodów. Spróbuj ponownie za godzinę.",
  busy: "To było bardzo szybko. Odczekaj minutę i spróbuj ponownie.",
  goneTitle: "Tego formularza już nie ma",
  goneText: "Zbyt długo czekał na kod. Wypełnij go jeszcze raz.",
};

export default pl;
