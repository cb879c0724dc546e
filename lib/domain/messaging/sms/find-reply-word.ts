/** The usual words of operators in the languages of public pages, in capitals. */
const WORDS = {
  stop: [
    ...["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT", "OPTOUT", "REVOKE"],
    ...["STOPP", "ABMELDEN", "ENDE", "ARRET", "ARRÊT", "DESABONNER", "DÉSABONNER"],
    ...["BAJA", "ALTO", "PARAR", "PARE", "SAIR", "CANCELAR", "FERMA", "BASTA"],
    ...["AFMELDEN", "STOPPEN", "STOPPA", "AVSLUTA", "REZYGNUJĘ", "REZYGNUJE", "DUR", "RET", "İPTAL", "IPTAL"],
    ...["СТОП", "ВІДПИСАТИСЯ", "إيقاف", "توقف", "הסר", "עצור"],
    ...["停止", "配信停止", "수신거부", "중지", "退订", "TD"],
  ],
  start: ["START", "UNSTOP", "SUBSCRIBE", "СТАРТ"],
  help: ["HELP", "INFO", "HILFE", "AIDE", "AYUDA", "AIUTO", "AJUDA", "HJÄLP", "POMOC", "YARDIM", "ДОПОМОГА"],
} as const;

export type ReplyWord = keyof typeof WORDS;

/** Finds the meaning of a reply that is one of the usual words alone. */
export function findReplyWord(text: string): ReplyWord | null {
  const word = text
    .normalize("NFC")
    .replace(/[\s\p{P}\p{Cf}]/gu, "")
    .toUpperCase();
  const found = Object.entries(WORDS).find(([, words]) => words.some((one) => one === word));
  return (found?.[0] as ReplyWord | undefined) ?? null;
}
