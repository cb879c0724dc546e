const forms = {
  submit: "Dalej",
  again: "Wróć do formularza",
  thanksTitle: "Dziękujemy",
  thanksText: "Twoje odpowiedzi dotarły.",
  nowhereTitle: "W tej chwili nie można nic zarezerwować",
  nowhereText:
    "Twoje odpowiedzi dotarły. Strona, na której można zarezerwować termin, jest teraz zamknięta: wróć później albo zapytaj osobę, od której masz link.",
  scriptNeeded: "Ten formularz wymaga JavaScriptu. Włącz go albo odśwież stronę i spróbuj ponownie.",
};

export default forms;
