const page = {
  previewAlt: "Eine Woche mit freien Zeiten, eine davon ausgewählt",
  help: "Hilfe",
  helpTitle: "Hilfe zur Buchung",
  helpChange: "Wie verschiebe ich einen Termin oder sage ihn ab?",
  helpChangeText:
    "Öffnen Sie den Link in der E-Mail zu Ihrem Termin. Die Seite dahinter zeigt den aktuellen Stand und alles, was Sie tun können.",
  helpMail: "Es ist keine E-Mail angekommen",
  helpMailText:
    "Sehen Sie zuerst im Ordner für unerwünschte Nachrichten nach. War die Adresse falsch geschrieben, buchen Sie mit der richtigen noch einmal und sagen Sie Ihrem Gegenüber Bescheid.",
  helpZone: "Nach welcher Uhr richten sich die Zeiten?",
  helpZoneText:
    "Nach Ihrer, soweit Ihr Browser sie verrät. Die Zeitzone steht immer neben den Zeiten und lässt sich dort ändern. Manche Seiten bieten nur eine Zeitzone an und sagen das dann.",
  helpNone: "Keine Zeit passt mir",
  helpNoneText:
    "Gehen Sie weiter zum nächsten Monat, oder kommen Sie später wieder: Sagt jemand ab, werden Zeiten frei.",
  helpSeen: "Wer sieht, was ich eingebe?",
  helpSeenText:
    "Die Person, mit der Sie sich treffen; wen Sie einladen, sieht Ihren Namen. Ihre E-Mail-Adresse dient Nachrichten zu diesem Termin.",
  appUnknownTitle: "Diesem Link kann nicht gefolgt werden",
  appUnknownText:
    "Er nennt eine Anwendung, die nicht zu dieser Seite gehört oder nicht mehr besteht. Einen Termin mit {name} können Sie trotzdem buchen: Öffnen Sie die Seite ohne sie.",
  appUnknownLink: "Seite öffnen",
  bookedText: "Vielen Dank. Die nächste Seite öffnet sich von selbst; wenn nicht, geht es hier weiter.",
};

export default page;
