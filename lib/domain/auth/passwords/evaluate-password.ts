/** Length of a password in characters. */
export const PASSWORD_LIMITS = { least: 10, most: 1000 } as const;

export type PasswordIssue = "passwordMissing" | "passwordShort" | "passwordLong" | "passwordEasy";

/**
 * The most common choices in the languages of the service; adding digits or signs does not make them
 * acceptable.
 */
const COMMON_WORDS = new Set(
  [
    "password passwort passwords passw motdepasse contrasena contraseña senha palavrapasse wachtwoord losenord lösenord",
    "parola parolachiave iloveyou jetaime ichliebedich teamo tiamo letmein letmeinnow welcome willkommen bienvenue",
    "bienvenido benvenuto bemvindo valkommen välkommen welkom administrator administrateur superman batman princess",
    "sunshine football fussball fútbol futebol baseball basketball master monkey dragon shadow michael jennifer",
    "trustnoone whatever starwars pokemon computer internet changeme changeit default secret geheim secreto segreto",
    "bookpage calendar kalender calendrier calendario agenda qwerty qwertz azerty login access hello hallo bonjour",
  ].flatMap((words) => words.split(" ")),
);

/** Sequences of the keyboard and the alphabet. */
const KEY_ROWS = [
  "1234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "1qaz2wsx3edc4rfv5tgb6yhn",
];

const MIN_DIFFERENT_CHARACTERS = 5;

/** Returns the reason why a password is too weak, or null. `own`: public facts about the user. */
export function evaluatePassword(
  password: string,
  publicFacts: readonly string[] = [],
): PasswordIssue | null {
  if (password === "") return "passwordMissing";
  const length = [...password].length;
  if (length < PASSWORD_LIMITS.least) return "passwordShort";
  if (length > PASSWORD_LIMITS.most) return "passwordLong";
  return isEasyPassword(password, publicFacts) ? "passwordEasy" : null;
}

function isEasyPassword(password: string, publicFacts: readonly string[]): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < MIN_DIFFERENT_CHARACTERS || isRepeated(lower)) return true;
  const backwards = [...lower].toReversed().join("");
  if (KEY_ROWS.some((row) => row.includes(lower) || row.includes(backwards))) return true;
  const names = publicFacts
    .flatMap((text) => [text, text.split("@")[0] ?? ""])
    .map((name) => name.toLowerCase());
  if (names.includes(lower)) return true;
  const core = extractCore(lower);
  return COMMON_WORDS.has(core) || isKeyboardRow(core) || (core.length > 2 && names.includes(core));
}

/** True for "abcabcabcabc". */
const isRepeated = (text: string) => text.length > 1 && `${text}${text}`.indexOf(text, 1) <= text.length / 2;

const isKeyboardRow = (core: string) => core.length < 4 || KEY_ROWS.some((row) => row.includes(core));

const LOOKALIKES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Reduces "P@ssw0rd2031!" to "password": strips digits and signs, and reads lookalikes as letters. */
function extractCore(lower: string): string {
  const stripped = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return stripped.replace(/[0-9@$!]/g, (sign) => LOOKALIKES[sign] ?? sign).replace(/[^\p{L}]/gu, "");
}
