export const locator = {
  title: "Finden Sie einen Standort in Ihrer Nähe",
  field: "Adresse, Ort oder Postleitzahl",
  search: "Suchen",
  locate: "Meinen Standort verwenden",
  locating: "Ihr Standort wird ermittelt …",
  locateRefused:
    "Ihr Browser hat Ihren Standort nicht mitgeteilt. Bitte geben Sie eine Adresse oder einen Ort ein.",
  locateFailed:
    "Ihr Standort konnte nicht ermittelt werden. Bitte geben Sie eine Adresse oder einen Ort ein.",
  all: "Alle Standorte",
  empty: "Hier gibt es noch keine Standorte.",
  found: "{count, plural, one {# Standort} other {# Standorte}} in der Nähe von {address}",
  foundHere: "{count, plural, one {# Standort} other {# Standorte}} in Ihrer Nähe",
  nearest: "Die {count, number} Standorte, die {address} am nächsten liegen",
  nearestHere: "Die {count, number} Standorte, die Ihnen am nächsten liegen",
  otherPlaces: "Meinten Sie einen anderen Ort?",
  none: "Kein Standort in der Nähe von {address}",
  noneHere: "Kein Standort in Ihrer Nähe",
  notServed: "Kein Standort ist für {address} zuständig",
  beyond: "Der nächste ist {distance} entfernt:",
  unknown: "„{address}“ wurde nicht gefunden",
  unknownText:
    "Bitte prüfen Sie die Schreibweise, oder ergänzen Sie Ort oder Postleitzahl. Unten finden Sie alle Standorte.",
  unavailable: "Adressen können gerade nicht gesucht werden",
  unavailableText:
    "Bitte versuchen Sie es in einer Minute noch einmal, oder wählen Sie unten aus allen Standorten.",
  limited: "Zu viele Suchen",
  limitedText:
    "Von Ihrem Anschluss kamen sehr viele Suchen. Bitte warten Sie eine Minute, oder wählen Sie unten aus allen Standorten.",
  book: "Buchen",
  letters: "Zu einem Buchstaben springen",
  more: "Weitere Standorte",
  first: "Zurück zum Anfang",
  back: "Alle Standorte anzeigen",
} as const;
