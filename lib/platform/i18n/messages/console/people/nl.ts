import type { PeopleTexts } from "./people-texts";

export default {
  people: {
    status: "Status",
    teams: "Teams",
    page: "Pagina",
    lastSeen: "Laatst gezien",
    everybody: "Iedereen",
    joined: "Actief",
    invited: "Uitgenodigd",
    invitation_ended: "Uitnodiging verlopen",
    not_invited: "Nooit uitgenodigd",
    suspended: "Geblokkeerd",
    until: "tot {date}",
    endedOn: "verlopen op {date}",
    invitationOf: "Uitnodiging van {name}",
    inviteOne: "{name} uitnodigen",
    invitedOne: "{name} is uitgenodigd",
    byName: "Op naam, A tot Z",
    byNameBackwards: "Op naam, Z tot A",
    byLastSeen: "Laatst gezien eerst",
    byLongestUnseen: "Langst niet gezien eerst",
    selectMatching: "Alle {count, number} gevonden mensen selecteren",
    more: "Meer",
    handOver: "Overdragen en verwijderen…",
    tooManyLeave:
      "Er zijn {count, number} mensen geselecteerd, en hoogstens {most, number} kunnen tegelijk vertrekken: wat ze hebben wordt per persoon overgedragen. Selecteer er minder, bijvoorbeeld een team.",
    copied:
      "{count, plural, =0 {Geen adressen: niemand van hen heeft er een} one {# adres gekopieerd} other {# adressen gekopieerd}}",
    pickTeam: "Kies een team",
    working: "Voortgang",
    progress: "{done, number} van {all, number}",
    done: "{count, plural, =0 {Voor niemand gedaan} one {Gedaan voor # persoon} other {Gedaan voor # mensen}}",
    refused: "{count, plural, one {# persoon is geweigerd} other {# mensen zijn geweigerd}}",
    imported:
      "{count, plural, one {# persoon is toegevoegd en nog niet aangeschreven} other {# mensen zijn toegevoegd en nog niet aangeschreven}}",
    importedText:
      "Ze kunnen inloggen zodra ze een wachtwoord hebben gekozen. Iedereen krijgt een e-mail met een link, in de eigen taal.",
    inviteImported: "{count, plural, one {Deze persoon nu uitnodigen} other {Deze # mensen nu uitnodigen}}",
    seeNotInvited: "Iedereen bekijken die nooit is uitgenodigd",
    inviteAnew: "Opnieuw uitnodigen",
    acts: {
      invite: "Uitnodigen",
      join: "Aan team toevoegen",
      role: "Rol wijzigen",
      leave: "Uit team halen",
      hours: "Werktijden instellen",
      page: "Boekingspagina’s maken",
      suspend: "Blokkeren",
      letIn: "Weer toelaten",
    },
    titles: {
      invite: "{count, plural, one {# persoon uitnodigen} other {# mensen uitnodigen}}",
      join: "{count, plural, one {# persoon aan een team toevoegen} other {# mensen aan een team toevoegen}}",
      role: "{count, plural, one {Rol van # persoon} other {Rol van # mensen}}",
      leave: "{count, plural, one {# persoon uit een team halen} other {# mensen uit een team halen}}",
      hours: "{count, plural, one {Werktijden van # persoon} other {Werktijden van # mensen}}",
      page: "{count, plural, one {Boekingspagina voor # persoon} other {Boekingspagina’s voor # mensen}}",
      suspend: "{count, plural, one {# persoon blokkeren} other {# mensen blokkeren}}",
      letIn: "{count, plural, one {# persoon weer toelaten} other {# mensen weer toelaten}}",
    },
    texts: {
      invite:
        "Iedereen krijgt een e-mail met een link om een wachtwoord te kiezen. Wie al is uitgenodigd en niet is gekomen krijgt die nog een keer, op zijn vroegst een dag na de laatste.",
      join: "Wie er al in zit, blijft zoals het is.",
      role: "Wat ze mogen verandert meteen.",
      leave: "Ze zijn geen lid en geen beheerder van het team meer. Verder verandert er niets.",
      hours:
        "Ze komen bij iedereen in de plaats van de hoofdtijden, in de eigen tijdzone. Buffers, losse dagen en afwezigheid blijven.",
      page: "Wie geen pagina heeft krijgt er een op naam: /ada-lovelace. Wie er een heeft houdt die. Pagina’s bieden tijden zodra er werktijden zijn.",
      suspend:
        "Ze worden meteen overal uitgelogd en kunnen niet meer inloggen. Hun pagina’s nemen geen boekingen aan. Alles blijft, en ze kunnen weer worden toegelaten.",
      letIn: "Ze kunnen weer inloggen als voorheen, en hun pagina’s nemen boekingen aan.",
    },
  },
} satisfies PeopleTexts;
