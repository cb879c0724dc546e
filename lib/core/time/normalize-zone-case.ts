/** The parts of zone names that are not simply capitalised, by their lower-case form. */
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
 * Returns a zone name in the case of the time zone database: `europe/PARIS` becomes `Europe/Paris`. An old name stays
 * (`Asia/Calcutta`), because the program that sent it may know no other.
 */
export const normalizeZoneCase = (name: string): string =>
  name.toLowerCase().replace(/[a-z]+/g, formatZoneWord);
