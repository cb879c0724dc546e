import type { PeopleTexts } from "./people-texts";

export default {
  people: {
    status: "Status",
    teams: "Team",
    page: "Sida",
    lastSeen: "Senast sedd",
    everybody: "Alla",
    joined: "Aktiv",
    invited: "Inbjuden",
    invitation_ended: "Inbjudan har gått ut",
    not_invited: "Aldrig inbjuden",
    suspended: "Avstängd",
    until: "till {date}",
    endedOn: "gick ut {date}",
    invitationOf: "Inbjudan till {name}",
    inviteOne: "Bjud in {name}",
    invitedOne: "{name} är inbjuden",
    byName: "Efter namn, A till Ö",
    byNameBackwards: "Efter namn, Ö till A",
    byLastSeen: "Senast sedda först",
    byLongestUnseen: "Längst osedda först",
    selectMatching: "Välj alla {count, number} som matchar",
    more: "Mer",
    handOver: "Lämna över och ta bort…",
    tooManyLeave:
      "{count, number} personer är valda, och högst {most, number} kan sluta på en gång: det de har lämnas över person för person. Välj färre, till exempel ett team.",
    copied:
      "{count, plural, =0 {Inga adresser: ingen av dem har någon} one {# adress kopierad} other {# adresser kopierade}}",
    pickTeam: "Välj ett team",
    working: "Förlopp",
    progress: "{done, number} av {all, number}",
    done: "{count, plural, =0 {Inte gjort för någon} one {Klart för # person} other {Klart för # personer}}",
    refused: "{count, plural, one {# person avvisades} other {# personer avvisades}}",
    imported:
      "{count, plural, one {# person lades till och har inte fått något meddelande än} other {# personer lades till och har inte fått något meddelande än}}",
    importedText:
      "De kan logga in när de har valt ett lösenord. Var och en får ett mejl med en länk, på sitt eget språk.",
    inviteImported: "{count, plural, one {Bjud in den här personen nu} other {Bjud in dessa # personer nu}}",
    seeNotInvited: "Se alla som aldrig har bjudits in",
    inviteAnew: "Bjud in på nytt",
    acts: {
      invite: "Bjud in",
      join: "Lägg till i team",
      role: "Ändra roll",
      leave: "Ta ur team",
      hours: "Ange arbetstider",
      page: "Skapa bokningssidor",
      suspend: "Stäng av",
      letIn: "Släpp in igen",
    },
    titles: {
      invite: "{count, plural, one {Bjud in # person} other {Bjud in # personer}}",
      join: "{count, plural, one {Lägg till # person i ett team} other {Lägg till # personer i ett team}}",
      role: "{count, plural, one {Roll för # person} other {Roll för # personer}}",
      leave: "{count, plural, one {Ta # person ur ett team} other {Ta # personer ur ett team}}",
      hours: "{count, plural, one {Arbetstider för # person} other {Arbetstider för # personer}}",
      page: "{count, plural, one {Bokningssida för # person} other {Bokningssidor för # personer}}",
      suspend: "{count, plural, one {Stäng av # person} other {Stäng av # personer}}",
      letIn: "{count, plural, one {Släpp in # person igen} other {Släpp in # personer igen}}",
    },
    texts: {
      invite:
        "Var och en får ett mejl med en länk för att välja lösenord. Den som redan har bjudits in och inte har kommit får det en gång till, tidigast en dag efter det senaste.",
      join: "Den som redan är med förblir det som förut.",
      role: "Vad de får göra ändras genast.",
      leave: "De är inte längre medlemmar eller administratörer i teamet. Inget annat ändras.",
      hours:
        "De ersätter huvudtiderna för var och en, i den egna tidszonen. Buffertar, enskilda dagar och frånvaro blir kvar.",
      page: "Den som inte har någon sida får en med sitt namn: /ada-lovelace. Den som har en behåller den. Sidor erbjuder tider så snart det finns arbetstider.",
      suspend:
        "De loggas genast ut överallt och kan inte längre logga in. Deras sidor tar inte emot bokningar. Allt blir kvar, och de kan släppas in igen.",
      letIn: "De kan logga in igen som förut, och deras sidor tar emot bokningar.",
    },
  },
} satisfies PeopleTexts;
