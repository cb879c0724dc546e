import type { RemovalTexts } from "./removal-texts";

export default {
  removals: {
    title: "Nyligen borttaget",
    emptyTitle: "Inget har tagits bort de senaste 7 dagarna",
    emptyText: "Det som tas bort kan återställas härifrån i 7 dagar, med allt som hör till.",
    restore: "Återställ",
    restored: "{name} är tillbaka",
    restoredMany: "{count, plural, one {# post är tillbaka} other {# poster är tillbaka}}",
    namesLost: "Tidigare adresser till {name} leder numera någon annanstans: {names}",
    what: "Vad",
    name: "Namn",
    by: "Borttaget av",
    program: "Ett program",
    when: "Borttaget",
    until: "Kan återställas till",
    deleteNamed: "Ta bort {name}?",
    deleteMany: "{count, plural, one {Ta bort # post?} other {Ta bort # poster?}}",
    revokeNamed: "Dra in åtkomsten: {name}?",
    revokeMany: "{count, plural, one {Dra in åtkomsten för # post?} other {Dra in åtkomsten för # poster?}}",
    disconnectNamed: "Koppla från {name}?",
    disconnectCalendar:
      "Upptagna tider läses inte längre och inga möten skrivs in. För att koppla igen loggar man in på nytt.",
    disconnectVideo: "Inga fler länkar skapas med kontot. För att koppla igen loggar man in på nytt.",
    webhookText:
      "Från och med nu skickas inget mer dit. Hemligheten och loggen över leveranser tas bort för gott.",
    roomText: "Kommande möten flyttas till ett annat ledigt rum. Ett rum kan inte återställas.",
    keyText: "Program som använder den nekas från och med nu. Det går inte att ångra.",
    tokenText: "Program som använder den nekas från och med nu. Det går inte att ångra.",
    grantText: "Appen nekas från och med nu. Bara personen själv kan släppa in den igen.",
    invitationText: "Länken slutar genast att fungera. Du kan skicka en ny inbjudan.",
  },
} satisfies RemovalTexts;
