const calendarSignIn = {
  calendarSignIn: {
    title: "{provider} wurde nicht verbunden",
    denied: "Sie haben den Zugriff nicht erlaubt. Es wurde nichts gespeichert.",
    incomplete:
      "Einige Berechtigungen wurden nicht erteilt. Wenn Bookpage Ihre Kalender nicht sehen und keine Termine eintragen darf, kann es weder Ihre belegten Zeiten freihalten noch Besprechungen eintragen. Bitte lassen Sie alle Kästchen angekreuzt.",
    expired:
      "Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster oder Browser begonnen. Bitte beginnen Sie hier noch einmal.",
    unavailable:
      "{provider} hat nicht wie erwartet geantwortet. Bitte versuchen Sie es in einigen Minuten erneut; wenn es wieder misslingt, sagen Sie es der Person, die diese Installation betreibt.",
    again: "Erneut versuchen",
    back: "Zurück zu den Kalendern",
    some: "Der Kalender",
  },
};

export default calendarSignIn;
