const page = {
  previewAlt: "Eine Woche mit freien Zeiten, eine davon ausgewählt",
  loginDescription:
    "Melden Sie sich an, um Ihre Termine zu sehen und Ihre Zeiten und Ihre Buchungsseite zu ändern.",
  helpDescription:
    "Antworten für alle, die einen Termin buchen: ihn verschieben oder absagen, die E-Mail finden, die Zeitzone lesen.",
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
  closedTitle: "Zurzeit keine Buchungen",
  closedText: "{name} nimmt zurzeit keine Buchungen an. Was schon gebucht ist, bleibt, wie es ist.",
  appUnknownTitle: "Diesem Link kann nicht gefolgt werden",
  appUnknownText:
    "Er nennt eine Anwendung, die nicht zu dieser Seite gehört oder nicht mehr besteht. Einen Termin mit {name} können Sie trotzdem buchen: Öffnen Sie die Seite ohne sie.",
  appUnknownLink: "Seite öffnen",
  linkUnknownTitle: "Dieser Link führt zu keiner Buchung",
  linkUnknownText:
    "Vielleicht ist unterwegs ein Teil davon verloren gegangen. Bitten Sie {name} noch einmal um den Link oder nutzen Sie die Buchungsseite.",
  linkUsedTitle: "Dieser Link ist aufgebraucht",
  linkUsedText:
    "Er war für eine begrenzte Zahl von Buchungen gedacht, und die sind alle erfolgt. Bitten Sie {name} um einen neuen Link oder nutzen Sie die Buchungsseite.",
  linkEndedTitle: "Dieser Link ist abgelaufen",
  linkEndedText:
    "Die Zeit, in der man mit ihm buchen konnte, ist vorbei. Bitten Sie {name} um einen neuen Link oder nutzen Sie die Buchungsseite.",
  linkRevokedTitle: "Dieser Link wurde zurückgezogen",
  linkRevokedText:
    "{name} nimmt damit keine Buchungen mehr an. Die Buchungsseite können Sie weiterhin nutzen.",
  linkPublic: "Buchungsseite öffnen",
  offerIntro: "Diese Zeiten sind frei ({duration}). Bitte wählen Sie die, die Ihnen passt:",
  bookedText: "Vielen Dank. Die nächste Seite öffnet sich von selbst; wenn nicht, geht es hier weiter.",
};

export default page;
