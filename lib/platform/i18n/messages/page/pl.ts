const page = {
  previewAlt: "Tydzień z wolnymi terminami, jeden z nich wybrany",
  loginDescription: "Zaloguj się, aby zobaczyć swoje spotkania oraz zmienić godziny i stronę rezerwacji.",
  helpDescription:
    "Odpowiedzi dla rezerwujących spotkanie: jak je przenieść lub odwołać, znaleźć e-mail i odczytać strefę czasową.",
  help: "Pomoc",
  helpTitle: "Pomoc w rezerwacji",
  helpChange: "Jak przełożyć lub odwołać spotkanie?",
  helpChangeText:
    "Otwórz link z e-maila o spotkaniu. Na tej stronie zobaczysz aktualny stan i wszystko, co możesz zrobić.",
  helpMail: "E-mail nie dotarł",
  helpMailText:
    "Najpierw zajrzyj do folderu ze spamem. Jeśli w adresie był błąd, zarezerwuj ponownie z właściwym i daj znać osobie, z którą się spotykasz.",
  helpZone: "Według jakiego zegara podane są godziny?",
  helpZoneText:
    "Według Twojego, o ile wskazuje go przeglądarka. Strefa czasowa zawsze widnieje obok godzin i tam możesz ją zmienić. Niektóre strony oferują tylko jedną strefę czasową i o tym informują.",
  helpNone: "Żaden termin mi nie pasuje",
  helpNoneText:
    "Przejdź do następnego miesiąca albo wróć później: terminy zwalniają się, gdy ktoś odwoła spotkanie.",
  helpSeen: "Kto widzi, co wpisuję?",
  helpSeenText:
    "Osoba, z którą się spotykasz; zaproszone przez Ciebie osoby zobaczą Twoje imię i nazwisko. Adres e-mail służy do wiadomości o tym spotkaniu.",
  closedTitle: "Obecnie brak rezerwacji",
  closedText: "{name} nie przyjmuje obecnie rezerwacji. Zarezerwowane już spotkania pozostają bez zmian.",
  appUnknownTitle: "Tego linku nie można otworzyć",
  appUnknownText:
    "Wskazuje aplikację, która nie współpracuje z tą stroną lub już nie istnieje. {name} nadal przyjmuje rezerwacje: otwórz stronę bez tej aplikacji.",
  appUnknownLink: "Otwórz stronę",
  linkUnknownTitle: "Ten link nie prowadzi do rezerwacji",
  linkUnknownText:
    "Być może brakuje jego części. Poproś o link jeszcze raz ({name}) albo skorzystaj ze strony rezerwacji.",
  linkUsedTitle: "Ten link został już wykorzystany",
  linkUsedText:
    "Był przeznaczony na określoną liczbę rezerwacji i wszystkie są już wykorzystane. Poproś o inny link ({name}) albo skorzystaj ze strony rezerwacji.",
  linkEndedTitle: "Ten link wygasł",
  linkEndedText:
    "Czas na rezerwację za jego pomocą minął. Poproś o inny link ({name}) albo skorzystaj ze strony rezerwacji.",
  linkRevokedTitle: "Ten link został wycofany",
  linkRevokedText:
    "{name} nie przyjmuje już rezerwacji za jego pomocą. Nadal możesz skorzystać ze strony rezerwacji.",
  linkPublic: "Otwórz stronę rezerwacji",
  offerIntro: "Te terminy są wolne ({duration}). Wybierz ten, który Ci pasuje:",
  bookedText: "Dziękujemy. Następna strona otworzy się sama; jeśli nie, przejdź dalej tutaj.",
};

export default page;
