import type { RemovalTexts } from "./removal-texts";

export default {
  removals: {
    title: "Onlangs verwijderd",
    emptyTitle: "In de afgelopen 7 dagen is niets verwijderd",
    emptyText: "Wat is verwijderd, kan hier 7 dagen lang worden hersteld, met alles wat erbij hoort.",
    restore: "Herstellen",
    restored: "{name} is er weer",
    restoredMany: "{count, plural, one {# item is er weer} other {# items zijn er weer}}",
    namesLost: "Eerdere adressen van {name} leiden inmiddels ergens anders heen: {names}",
    what: "Wat",
    name: "Naam",
    by: "Verwijderd door",
    program: "Een programma",
    when: "Verwijderd",
    until: "Te herstellen tot",
    deleteNamed: "{name} verwijderen?",
    deleteMany: "{count, plural, one {# item verwijderen?} other {# items verwijderen?}}",
    revokeNamed: "Toegang intrekken: {name}?",
    revokeMany: "{count, plural, one {Toegang van # item intrekken?} other {Toegang van # items intrekken?}}",
    disconnectNamed: "{name} loskoppelen?",
    disconnectCalendar:
      "Bezette tijden worden er niet meer gelezen en er worden geen afspraken meer in gezet. Om weer te koppelen, meldt men zich opnieuw aan.",
    disconnectVideo:
      "Met dit account worden geen links meer gemaakt. Om weer te koppelen, meldt men zich opnieuw aan.",
    webhookText:
      "Vanaf nu wordt er niets meer naartoe gestuurd. Het geheim en het logboek van leveringen worden definitief verwijderd.",
    roomText: "De komende afspraken gaan naar een andere vrije ruimte. Een ruimte kan niet worden hersteld.",
    keyText:
      "Programma’s die hem gebruiken, worden vanaf nu geweigerd. Dit kan niet ongedaan worden gemaakt.",
    tokenText:
      "Programma’s die het gebruiken, worden vanaf nu geweigerd. Dit kan niet ongedaan worden gemaakt.",
    grantText: "De app wordt vanaf nu geweigerd. Alleen de persoon zelf kan haar weer toelaten.",
    invitationText: "De link werkt meteen niet meer. U kunt een nieuwe uitnodiging sturen.",
  },
} satisfies RemovalTexts;
