const forms = {
  submit: "Doorgaan",
  again: "Terug naar het formulier",
  thanksTitle: "Bedankt",
  thanksText: "Uw antwoorden zijn aangekomen.",
  nowhereTitle: "Er kan op dit moment niets worden geboekt",
  nowhereText:
    "Uw antwoorden zijn aangekomen. De pagina waarop u een tijd zou kunnen boeken, is op dit moment gesloten: kom later terug, of vraag het aan wie u hierheen heeft gestuurd.",
  scriptNeeded:
    "Dit formulier heeft JavaScript nodig. Schakel het in, of laad de pagina opnieuw en probeer het nog eens.",
};

export default forms;
