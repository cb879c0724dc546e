/** The words of zone names that are not one capital letter and small ones, by their small letters. */
const IRREGULAR_WORDS = new Map(
  [
    "ACT au BajaNorte BajaSur CET CHAT ComodRivadavia CST CDT DeNoronha DumontDUrville EasterIsland EET es EST EDT",
    "GB GMT HST IN LHI McMurdo MDT MET MST NSW NZ of PDT PRC PST ROC ROK SU UCT US UTC WET",
  ]
    .join(" ")
    .split(" ")
    .map((word) => [word.toLowerCase(), word]),
);

const formatZoneWord = (word: string): string =>
  IRREGULAR_WORDS.get(word) ?? `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * A name of the time zone database with the letters that the database writes: `europe/PARIS` is `Europe/Paris`. An old name
 * stays itself (`Asia/Calcutta`), because the program that sent it may know no other.
 */
export const normalizeZoneCase = (name: string): string =>
  name.toLowerCase().replace(/[a-z]+/g, formatZoneWord);
