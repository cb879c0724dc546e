import type { RemovalTexts } from "./removal-texts";

export default {
  removals: {
    title: "Kürzlich gelöscht",
    emptyTitle: "In den letzten 7 Tagen wurde nichts gelöscht",
    emptyText: "Gelöschtes lässt sich hier 7 Tage lang wiederherstellen, mit allem, was dazugehört.",
    restore: "Wiederherstellen",
    restored: "{name} ist wieder da",
    restoredMany: "{count, plural, one {# Eintrag ist wieder da} other {# Einträge sind wieder da}}",
    namesLost: "Frühere Adressen von {name} führen inzwischen woandershin: {names}",
    what: "Was",
    name: "Name",
    by: "Gelöscht von",
    program: "Ein Programm",
    when: "Gelöscht",
    until: "Wiederherstellbar bis",
    deleteNamed: "{name} löschen?",
    deleteMany: "{count, plural, one {# Eintrag löschen?} other {# Einträge löschen?}}",
    revokeNamed: "Zugriff entziehen: {name}?",
    revokeMany:
      "{count, plural, one {# Eintrag den Zugriff entziehen?} other {# Einträgen den Zugriff entziehen?}}",
    disconnectNamed: "{name} trennen?",
    disconnectCalendar:
      "Belegte Zeiten werden dort nicht mehr gelesen und keine Termine mehr eingetragen. Zum Wiederverbinden meldet man sich neu an.",
    disconnectVideo:
      "Mit diesem Konto werden keine Links mehr erstellt. Zum Wiederverbinden meldet man sich neu an.",
    webhookText:
      "Ab sofort wird nichts mehr dorthin gesendet. Geheimnis und Protokoll der Zustellungen werden endgültig gelöscht.",
    roomText:
      "Bevorstehende Termine ziehen in einen anderen freien Raum um. Ein Raum lässt sich nicht wiederherstellen.",
    keyText:
      "Programme, die ihn verwenden, werden ab sofort abgewiesen. Das lässt sich nicht rückgängig machen.",
    tokenText:
      "Programme, die es verwenden, werden ab sofort abgewiesen. Das lässt sich nicht rückgängig machen.",
    grantText: "Die App wird ab sofort abgewiesen. Nur die Person selbst kann sie wieder zulassen.",
    invitationText: "Der Link gilt sofort nicht mehr. Sie können eine neue Einladung senden.",
  },
} satisfies RemovalTexts;
