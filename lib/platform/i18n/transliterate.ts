/** Letters without a decomposition into a Latin letter and marks, each followed by its Latin spelling. */
const SPELLINGS = [
  "ß ss æ ae œ oe ø o đ d ð d þ th ł l ħ h ı i ŋ ng",
  "а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh",
  "щ shch ы y э e ю yu я ya ё yo і i ї yi є ye ґ g ў w ђ dj ј j љ lj њ nj ћ c џ dz ѕ dz",
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o",
  "א a ב b ג g ד d ה h ו v ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף p צ ts ץ ts ק k ר r ש sh ת t",
  "ا a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ل l م m ن n",
  "ه h و w ي y ى a ة a پ p چ ch ژ zh گ g ک k ی y",
];

const LATIN_SPELLINGS = new Map(
  SPELLINGS.flatMap((line) => line.match(/\S+ \S+/g) ?? []).map(
    (pair) => pair.split(" ") as [string, string],
  ),
);

/** Converts to lower-case Latin letters without marks; letters without a spelling here stay unchanged. */
export const transliterate = (text: string): string =>
  Array.from(
    text.normalize("NFKC").toLowerCase(),
    (letter) => LATIN_SPELLINGS.get(letter) ?? removeMarks(letter),
  ).join("");

const removeMarks = (letter: string) =>
  Array.from(
    letter.normalize("NFD").replace(/\p{M}/gu, ""),
    (part) => LATIN_SPELLINGS.get(part) ?? part,
  ).join("");
