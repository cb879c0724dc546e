const forms = {
  submit: "Continua",
  again: "Torna al modulo",
  thanksTitle: "Grazie",
  thanksText: "Le Sue risposte sono arrivate.",
  nowhereTitle: "Al momento non si può prenotare nulla",
  nowhereText:
    "Le Sue risposte sono arrivate. La pagina su cui potrebbe prenotare è chiusa in questo momento: torni più tardi o chieda a chi L’ha mandata qui.",
  scriptNeeded: "Questo modulo richiede JavaScript. Lo attivi, oppure ricarichi la pagina e riprovi.",
};

export default forms;
