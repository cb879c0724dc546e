const push = {
  push: {
    title: "Mitteilungen auf diesem Gerät",
    off: "Erfahren Sie sofort von Buchungen, Antworten und Nachrichten, auch wenn diese Seite geschlossen ist.",
    on: "Dieser Browser zeigt Ihnen Mitteilungen. Welche, bestimmen Ihre Benachrichtigungseinstellungen.",
    denied:
      "Diesem Browser wurde untersagt, Mitteilungen von hier zu zeigen. Erlauben Sie sie in seinen Einstellungen für diese Website und laden Sie die Seite neu.",
    install:
      "Auf iPhone und iPad kommen Nachrichten nur bei Apps an: Wählen Sie im Teilen-Menü des Browsers „Zum Home-Bildschirm“, öffnen Sie Bookpage von dort und kommen Sie auf diese Seite zurück.",
    unsupported: "Dieser Browser oder diese Installation kann keine Mitteilungen zeigen.",
    start: "Hier Mitteilungen zeigen",
    stop: "Hier keine mehr zeigen",
    failed: "Der Push-Dienst des Browsers hat nicht geantwortet. Bitte versuchen Sie es später noch einmal.",
  },
};

export default push;
