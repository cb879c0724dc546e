/** Patterns of quotes and signatures as mail programs write them, in our languages and by form in others. */

/** An address in brackets after a name. */
export const QUOTED_ADDRESS_PATTERN = /[<([](?:mailto:)?[^\s<>()[\]]+@[^\s<>()[\]]+[>)\]]/;

/** A year, or a numeric day and month, in digits of any script. */
export const DATE_PATTERN =
  /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})|(?<!\p{Nd})\p{Nd}{1,2}([./-])\p{Nd}{1,2}\1\p{Nd}{2,4}/u;

export const TIME_PATTERN = /(?<!\p{Nd})\p{Nd}{1,2}[:.h]\p{Nd}{2}(?!\p{Nd})/u;

/** Such as "Feladó: …": up to three words before the colon. */
export const ANY_HEADER_PATTERN = /^\*?\p{L}[\p{L}\p{M}.’'-]*(?: [\p{L}\p{M}.’'-]+){0,2}\s?[:：]\*?\s?\S/u;

/** Such as "-----Původní zpráva-----". */
export const ANY_SEPARATOR_PATTERN = /^-{5,}\s?\p{L}[\p{L}\p{M} ’'.]{3,40}\s?-{5,}$/u;

const buildAlternation = (...words: string[]): string => `(?:${words.join("|")})`;

const WROTE_WORDS = buildAlternation(
  "wrote",
  "schrieb",
  "a écrit",
  "escribió",
  "ha scritto",
  "escreveu",
  "schreef",
  "skrev",
  "napisał(?:a|\\(a\\))?",
  "pisze",
  "yazdı",
  "пише",
  "написа(?:в|ла)",
  "تمت كتابة ما يلي",
  "كتبت?",
  "כתבה?",
  "מאת",
  "님이 작성",
  "写道",
);

/** Gmail's Japanese attribution: the date and the writer, without a verb. */
const JAPANESE_DATE_AND_WRITER = "\\d年\\d{1,2}月\\d{1,2}日.*<[^<>]+@[^<>]+>";

export const WROTE_PATTERN = new RegExp(
  `(?<!\\p{L})${WROTE_WORDS}(?!\\p{L})|${JAPANESE_DATE_AND_WRITER}`,
  "u",
);

/** Beginnings of attribution lines. */
export const OPENING_PATTERN =
  /^(On|Am|Von|Le|El|Il|Em|A|Às|No dia|Op|Den|W dniu|(pon|wt|śr|czw|pt|sob|niedz)\.|(пн|вт|ср|чт|пт|сб|нд),|في|בתאריך|\d{4}[年년]|\d{1,4}[./-])\s?/u;

/** Separator lines of Outlook and other programs above the quoted mail. */
const SEPARATORS = buildAlternation(
  "Original Message",
  "Ursprüngliche Nachricht",
  "Originalnachricht",
  "Message d[’']origine",
  "Message original",
  "Mensaje original",
  "Messaggio originale",
  "Mensagem original",
  "Oorspronkelijk bericht",
  "Originalmeddelande",
  "Ursprungligt meddelande",
  "Wiadomość oryginalna",
  "Oryginalna wiadomość",
  "Özgün İleti",
  "Orijinal Mesaj",
  "Оригінальне повідомлення",
  "Вихідне повідомлення",
  "الرسالة الأصلية",
  "הודעה מקורית",
  "元のメッセージ",
  "원본 메시지",
  "원본 메일",
  "原始邮件",
  "邮件原件",
);

export const SEPARATOR_PATTERN = new RegExp(`^[-_]{2,}\\s*${SEPARATORS}\\s*[-_]{2,}$`, "iu");

const SENDERS = buildAlternation(
  ...["From", "Von", "De", "Da", "Van", "Från", "Od", "Kimden", "Gönderen", "Від"],
  ...["من", "מאת", "差出人", "보낸 ?사람", "发件人"],
);

export const FROM_PATTERN = new RegExp(`^\\*?${SENDERS}\\s?[:：]\\*?\\s*\\S`, "u");

const HEADERS = buildAlternation(
  ...["Sent", "Gesendet", "Envoyé", "Enviado(?: el| a)?", "Inviato", "Verzonden", "Skickat", "Wysłano"],
  ...["Gönderildi", "Надіслано", "تم الإرسال", "נשלח", "送信日時", "보낸 날짜", "发送时间"],
  ...["Date", "Datum", "Fecha", "Data", "Tarih", "Дата", "التاريخ", "תאריך", "日時", "날짜", "日期"],
  ...[
    "To",
    "An",
    "À",
    "Para",
    "A",
    "Aan",
    "Till",
    "Do",
    "Kime",
    "Кому",
    "إلى",
    "אל",
    "宛先",
    "받는 ?사람",
    "收件人",
  ],
  ...["Cc", "DW", "Bilgi", "Копія", "نسخة", "עותק", "참조", "抄送"],
  ...["Subject", "Betreff", "Objet", "Asunto", "Oggetto", "Assunto", "Onderwerp", "Ämne"],
  ...["Temat", "Konu", "Тема", "الموضوع", "נושא", "件名", "제목", "主题"],
);

export const HEADER_PATTERN = new RegExp(`^\\*?${HEADERS}\\s?(?::\\*?\\s|：)`, "u");

export const FOOTER_PATTERN =
  /^(Sent from (my|Outlook)|Get Outlook for|Von meinem .* gesendet|Gesendet (von|mit)|Envoyé (de|depuis|à partir)|Enviado (desde|do|a partir|de mi)|Inviato da|Verzonden vanaf|Verstuurd vanaf|Skickat från|Skickades från|Hämta Outlook|Wysłan[eo] z|Надіслано з|(أُ?رسلت|تم الإرسال|مرسل) من|.{1,24}(dan|den) gönderildi)(?!\p{L})|^נשלח מ|^.{1,24}(から送信|에서 보냄)$|^(发自我的|来自我的)/iu;
