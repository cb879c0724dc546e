const forms = {
  submit: "Weiter",
  again: "Zurück zum Formular",
  thanksTitle: "Vielen Dank",
  thanksText: "Ihre Antworten sind angekommen.",
  nowhereTitle: "Hier kann derzeit nichts gebucht werden",
  nowhereText:
    "Ihre Antworten sind angekommen. Die Seite, auf der Sie eine Zeit buchen könnten, ist gerade geschlossen: Bitte kommen Sie später wieder, oder fragen Sie, wer Sie hierher geschickt hat.",
  scriptNeeded:
    "Dieses Formular braucht JavaScript. Schalten Sie es ein, oder laden Sie die Seite neu und versuchen Sie es noch einmal.",
};

export default forms;
