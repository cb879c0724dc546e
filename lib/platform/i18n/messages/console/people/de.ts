import type { PeopleTexts } from "./people-texts";

export default {
  people: {
    status: "Stand",
    teams: "Teams",
    page: "Seite",
    lastSeen: "Zuletzt gesehen",
    everybody: "Alle",
    joined: "Aktiv",
    invited: "Eingeladen",
    invitation_ended: "Einladung abgelaufen",
    not_invited: "Nie eingeladen",
    suspended: "Gesperrt",
    until: "bis {date}",
    endedOn: "abgelaufen am {date}",
    invitationOf: "Einladung von {name}",
    inviteOne: "{name} einladen",
    invitedOne: "{name} ist eingeladen",
    byName: "Nach Namen, A bis Z",
    byNameBackwards: "Nach Namen, Z bis A",
    byLastSeen: "Zuletzt gesehene zuerst",
    byLongestUnseen: "Am längsten nicht gesehene zuerst",
    selectMatching: "Alle {count, number} Treffer auswählen",
    more: "Mehr",
    handOver: "Übergeben und löschen …",
    tooManyLeave:
      "{count, number} Personen sind ausgewählt, und höchstens {most, number} können auf einmal ausscheiden: Was sie haben, wird Person für Person übergeben. Wählen Sie weniger aus, etwa ein Team.",
    copied:
      "{count, plural, =0 {Keine Adressen: Niemand davon hat eine} one {# Adresse kopiert} other {# Adressen kopiert}}",
    pickTeam: "Team wählen",
    working: "Fortschritt",
    progress: "{done, number} von {all, number}",
    done: "{count, plural, =0 {Bei niemandem erledigt} one {Bei # Person erledigt} other {Bei # Personen erledigt}}",
    refused: "{count, plural, one {# Person wurde abgelehnt} other {# Personen wurden abgelehnt}}",
    imported:
      "{count, plural, one {# Person wurde hinzugefügt und noch nicht angeschrieben} other {# Personen wurden hinzugefügt und noch nicht angeschrieben}}",
    importedText:
      "Sie können sich anmelden, sobald sie ein Passwort gewählt haben. Alle bekommen eine E-Mail mit einem Link, in ihrer Sprache.",
    inviteImported:
      "{count, plural, one {Diese Person jetzt einladen} other {Diese # Personen jetzt einladen}}",
    seeNotInvited: "Alle ansehen, die nie eingeladen wurden",
    inviteAnew: "Neu einladen",
    acts: {
      invite: "Einladen",
      join: "In Team aufnehmen",
      role: "Rolle ändern",
      leave: "Aus einem Team nehmen",
      hours: "Arbeitszeiten setzen",
      page: "Buchungsseiten anlegen",
      suspend: "Sperren",
      letIn: "Wieder hereinlassen",
    },
    titles: {
      invite: "{count, plural, one {# Person einladen} other {# Personen einladen}}",
      join: "{count, plural, one {# Person in ein Team aufnehmen} other {# Personen in ein Team aufnehmen}}",
      role: "{count, plural, one {Rolle von # Person} other {Rolle von # Personen}}",
      leave: "{count, plural, one {# Person aus einem Team nehmen} other {# Personen aus einem Team nehmen}}",
      hours: "{count, plural, one {Arbeitszeiten von # Person} other {Arbeitszeiten von # Personen}}",
      page: "{count, plural, one {Buchungsseite für # Person} other {Buchungsseiten für # Personen}}",
      suspend: "{count, plural, one {# Person sperren} other {# Personen sperren}}",
      letIn: "{count, plural, one {# Person wieder hereinlassen} other {# Personen wieder hereinlassen}}",
    },
    texts: {
      invite:
        "Alle bekommen eine E-Mail mit einem Link, um ein Passwort zu wählen. Wer schon eingeladen wurde und nicht gekommen ist, bekommt sie noch einmal, frühestens einen Tag nach der letzten.",
      join: "Wer schon im Team ist, bleibt es wie bisher.",
      role: "Was sie dürfen, ändert sich sofort.",
      leave: "Sie sind weder Mitglied noch Admin des Teams. Sonst ändert sich bei ihnen nichts.",
      hours:
        "Sie treten bei allen an die Stelle der Hauptzeiten, in der jeweiligen Zeitzone. Puffer, einzelne Tage und Abwesenheiten bleiben.",
      page: "Wer keine Seite hat, bekommt eine mit dem eigenen Namen: /ada-lovelace. Wer eine hat, behält sie. Seiten bieten Zeiten an, sobald es Arbeitszeiten gibt.",
      suspend:
        "Sie werden sofort überall abgemeldet und können sich nicht mehr anmelden. Ihre Seiten nehmen keine Buchungen an. Alles bleibt erhalten, und sie können wieder hereingelassen werden.",
      letIn: "Sie können sich wieder wie zuvor anmelden, und ihre Seiten nehmen Buchungen an.",
    },
  },
} satisfies PeopleTexts;
