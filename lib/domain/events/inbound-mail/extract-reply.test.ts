import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractReply } from "./extract-reply";

const QUOTE = "> Your meeting is confirmed.\n>\n> Open meeting:\n> https://meet.example.com/event/1";

describe("extractReply with the answer above the quote", () => {
  it.each([
    "On Mon, Mar 10, 2031 at 9:00 AM Ana Silva <ana@example.com> wrote:",
    "On Mon, Mar 10, 2031 at 9:00 AM Ana Silva via Bookpage\n<event-1@in.example.com> wrote:",
    "Am Mo., 10. März 2031 um 09:00 Uhr schrieb Ana Silva <ana@example.com>:",
    "Am 10.03.31 um 09:00 schrieb Ana Silva:",
    "Le lun. 10 mars 2031 à 09:00, Ana Silva <ana@example.com> a écrit :",
    "El lun, 10 mar 2031 a las 9:00, Ana Silva (<ana@example.com>) escribió:",
    "Il giorno lun 10 mar 2031 alle ore 09:00 Ana Silva <ana@example.com>\nha scritto:",
    "Em seg., 10 de mar. de 2031 às 09:00, Ana Silva <ana@example.com> escreveu:",
    "Ana Silva <ana@example.com> escreveu (segunda, 10/03/2031 à(s) 09:00):",
    "Op ma 10 mrt 2031 om 09:00 schreef Ana Silva <ana@example.com>:",
    "Den mån 10 mars 2031 kl 09:00 skrev Ana Silva <ana@example.com>:",
    "2031-03-10 9:00 GMT+01:00 Ana Silva <ana@example.com> wrote:",
    "pon., 10 mar 2031 o 09:00 Ana Silva <ana@example.com> napisał(a):",
    "W dniu 10.03.2031 o 09:00, Ana Silva pisze:",
    "Ana Silva <ana@example.com>, 10 Mar 2031 Pzt, 09:00 tarihinde şunu yazdı:",
    "пн, 10 бер. 2031 р. о 09:00 Ana Silva <ana@example.com>\nпише:",
    "في الاثنين، 10 مارس 2031 في 9:00 ص تمت كتابة ما يلي بواسطة Ana Silva <\u200eana@example.com>:\u200f",
    "\u202bבתאריך יום ב׳, 10 במרץ 2031 ב-9:00 מאת \u202aAna Silva\u202c\u200f <\u202aana@example.com\u202c\u200f>:\u202c",
    "2031年3月10日(月) 9:00 Ana Silva <ana@example.com>:",
    "2031년 3월 10일 (월) 오전 9:00, Ana Silva <ana@example.com>님이 작성:",
    "Ana Silva <ana@example.com> 于2031年3月10日周一 09:00写道：",
  ])("cuts the quote at %j", (attribution) => {
    expect(extractReply(`See you there.\n\nAna\n\n${attribution}\n\n${QUOTE}\n`)).toBe(
      "See you there.\n\nAna",
    );
  });

  // Other languages are recognised by form alone.
  it.each([
    "Den man. 10. mar. 2031 kl. 09.00 skrev Ana Silva <ana@example.com>:",
    "ma 10. maalisk. 2031 klo 9.00 Ana Silva (ana@example.com) kirjoitti:",
    "po 10. 3. 2031 v 9:00 odesílatel Ana Silva <ana@example.com> napsal:",
    "po 10. 3. 2031 o 9:00 Ana Silva <ana@example.com> napísal(a):",
    "Ana Silva <ana@example.com> ezt írta (időpont: 2031. márc. 10., H, 9:00):",
    "În lun., 10 mar. 2031 la 09:00, Ana Silva <ana@example.com> a scris:",
    "Στις Δευ 10 Μαρ 2031 στις 9:00 π.μ., ο χρήστης Ana Silva\n<ana@example.com> έγραψε:",
    "пн, 10 мар. 2031 г. в 09:00, Ana Silva <ana@example.com>:",
    "Vào 09:00 Th 2, 10 thg 3, 2031 Ana Silva <ana@example.com> đã viết:",
    "Pada Sen, 10 Mar 2031 pukul 09.00 Ana Silva <ana@example.com> menulis:",
    "El dl., 10 de març 2031, 9:00, Ana Silva <ana@example.com> va escriure:",
    "pon., 10. ožu 2031. u 09:00 Ana Silva <ana@example.com> napisao je:",
    "На пн, 10.03.2031 г. в 9:00 Ana Silva <ana@example.com> написа:",
    "ในวันที่ จ. 10 มี.ค. 2031 เวลา 9:00 Ana Silva <ana@example.com> เขียนว่า:",
    "सोम, 10 मार्च 2031 को 9:00 am बजे को Ana Silva <ana@example.com> ने लिखा:",
    "در تاریخ دوشنبه ۱۰ مارس ۲۰۳۱ ساعت ۹:۰۰ Ana Silva <ana@example.com> نوشت:",
    "Dne 10.3.2031 v 9:00 Ana Silva napsal(a):",
    "10.03.2031 09:00, Ana Silva <ana@example.com> pisze",
    "-----Původní zpráva-----",
    "-----Αρχικό μήνυμα-----",
    "----- Исходное сообщение -----",
  ])("cuts the quote in an unknown language at %j", (heading) => {
    expect(extractReply(`See you there.\n\nAna\n\n${heading}\n\n${QUOTE}\n`)).toBe("See you there.\n\nAna");
  });

  it.each([
    "Could we say 10:30 instead:\nI have a train at 11:00.",
    "Bring this:\n- cake\n- 2031 calendar",
    "Contact: Ana <ana@example.com>\nWhen: 10 March 2031, 9:00\nWhere: Paris",
    "Write to Bo <bo@example.com> as well:\nhe knows the way.",
    "--- yes ---",
    "Two things:\n1. The room\n2. The time 9:00",
  ])("keeps text of the writer with colons, times and addresses: %j", (text) => {
    expect(extractReply(text)).toBe(text);
    expect(
      extractReply(`${text}\n\nOn Mon, Mar 10, 2031 at 9:00 AM Ana <ana@example.com> wrote:\n${QUOTE}`),
    ).toBe(text);
  });

  it.each([
    "-----Original Message-----",
    "-----Ursprüngliche Nachricht-----",
    "-----Message d'origine-----",
    "-----Mensaje original-----",
    "-----Messaggio originale-----",
    "-----Mensagem original-----",
    "-----Oorspronkelijk bericht-----",
    "-----Ursprungligt meddelande-----",
    "________________________________\nFrom: Ana <ana@example.com>\nSent: Monday, March 10, 2031 9:00\nTo: Bo\nSubject: Lunch",
    "Von: Ana <ana@example.com>\nGesendet: Montag, 10. März 2031 09:00\nAn: Bo\nBetreff: Essen",
    "De : Ana <ana@example.com>\nEnvoyé : lundi 10 mars 2031 09:00\nÀ : Bo\nObjet : Repas",
    "De: Ana <ana@example.com>\nEnviado el: lunes, 10 de marzo de 2031 9:00\nPara: Bo\nAsunto: Comida",
    "Da: Ana <ana@example.com>\nInviato: lunedì 10 marzo 2031 09:00\nA: Bo\nOggetto: Pranzo",
    "De: Ana <ana@example.com>\nEnviado: 10 de março de 2031 09:00\nPara: Bo\nAssunto: Almoço",
    "Van: Ana <ana@example.com>\nVerzonden: maandag 10 maart 2031 09:00\nAan: Bo\nOnderwerp: Lunch",
    "Från: Ana <ana@example.com>\nSkickat: den 10 mars 2031 09:00\nTill: Bo\nÄmne: Lunch",
    "Od: Ana <ana@example.com>\nWysłano: poniedziałek, 10 marca 2031 09:00\nDo: Bo\nTemat: Obiad",
    "Kimden: Ana <ana@example.com>\nGönderildi: 10 Mart 2031 Pazartesi 09:00\nKime: Bo\nKonu: Yemek",
    "Від: Ana <ana@example.com>\nНадіслано: 10 березня 2031 р. 09:00\nКому: Bo\nТема: Обід",
    "من: Ana <ana@example.com>\nتم الإرسال: الاثنين، 10 مارس 2031\nإلى: Bo\nالموضوع: غداء",
    "מאת: Ana <ana@example.com>\nנשלח: יום שני 10 מרץ 2031\nאל: Bo\nנושא: ארוחה",
    "差出人: Ana <ana@example.com>\n送信日時: 2031年3月10日 9:00\n宛先: Bo\n件名: 昼食",
    "보낸 사람: Ana <ana@example.com>\n보낸 날짜: 2031년 3월 10일\n받는 사람: Bo\n제목: 점심",
    "发件人：Ana <ana@example.com>\n发送时间：2031年3月10日\n收件人：Bo\n主题：午餐",
    "Feladó: Ana Silva <ana@example.com>\nElküldve: 2031. március 10., hétfő 9:00\nCímzett: Bo\nTárgy: Ebéd",
    "Lähettäjä: Ana Silva <ana@example.com>\nLähetetty: maanantai 10. maaliskuuta 2031 9.00\nVastaanottaja: Bo\nAihe: Lounas",
    "Από: Ana Silva <ana@example.com>\nΣτάλθηκε: Δευτέρα, 10 Μαρτίου 2031 9:00 πμ\nΠρος: Bo\nΘέμα: Γεύμα",
    "-----Wiadomość oryginalna-----",
    "-----הודעה מקורית-----",
    "-----原始邮件-----",
  ])("cuts the quote at %j", (separator) => {
    expect(extractReply(`Yes.\r\n\r\n${separator}\r\n\r\nYour meeting is confirmed.`)).toBe("Yes.");
  });

  it("keeps lines of the writer that resemble attributions", () => {
    for (const text of [
      "Le rendez-vous me convient.",
      "On Monday I wrote: yes",
      "From: the station\nit is five minutes",
      "Ana wrote:\nlet us meet at 9",
      "A > B",
    ])
      expect(extractReply(text)).toBe(text);
    const text = "Le rendez-vous me convient.";
    expect(
      extractReply(`${text}\nLe lun. 10 mars 2031 à 09:00, Ana <ana@example.com> a écrit :\n${QUOTE}`),
    ).toBe(text);
  });
});

describe("extractReply with the answer below or between quotes", () => {
  const wrote = "On Mon, Mar 10, 2031 at 9:00 Ana <ana@example.com> wrote:";

  it("returns the text below a single quote", () => {
    expect(extractReply(`${wrote}\n${QUOTE}\n\nFine with me.\n-- \nBo`)).toBe("Fine with me.");
  });

  it("keeps quotes between answers and the text before them", () => {
    expect(extractReply(`See below.\n\n${wrote}\n> When?\nAt nine.\n> Where?\nHere.\n> Bye`)).toBe(
      "See below.\n\n> When?\nAt nine.\n> Where?\nHere.",
    );
  });

  it("returns an empty text for a mail without an answer", () => {
    expect(extractReply(`${wrote}\n\n${QUOTE}`)).toBe("");
    expect(extractReply("\n \n")).toBe("");
  });
});

describe("extractReply with a signature", () => {
  it.each([
    "-- \nBo Berg\n+46 70 000 00 00",
    "Sent from my iPhone",
    "Von meinem iPhone gesendet",
    "Envoyé de mon iPhone",
    "Enviado desde mi iPhone",
    "Inviato da iPhone",
    "Enviado do meu iPhone",
    "Verstuurd vanaf mijn iPhone",
    "Skickat från min iPhone",
    "Wysłane z iPhone’a",
    "iPhone’umdan gönderildi",
    "Надіслано з iPhone",
    "أُرسلت من الـ iPhone",
    "נשלח מה-iPhone שלי",
    "iPhoneから送信",
    "나의 iPhone에서 보냄",
    "发自我的 iPhone",
  ])("cuts the signature %j", (signature) => {
    expect(extractReply(`I shall be late.\n\n${signature}\n`)).toBe("I shall be late.");
  });

  it("keeps a mail that consists of a signature only", () => {
    expect(extractReply("-- \nBo")).toBe("--\nBo");
    expect(extractReply("Sent from my iPhone")).toBe("Sent from my iPhone");
  });
});

it("extractReply keeps a mail with an attribution but no quoted lines", () => {
  const text = "-----Original Message-----\nYour meeting\n\nFine with me";
  expect(extractReply(text)).toBe(text);
});

it("extractReply never throws and returns only lines of the mail", () => {
  const piece = fc.constantFrom(
    "> a",
    "",
    "b",
    "-- ",
    "On 1 x@y wrote:",
    "From: a",
    "Sent: b",
    "To: c",
    "_____",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (lines) => {
      const countLines = (text: string) => text.split("\n").filter((line) => line.trim() !== "").length;
      expect(countLines(extractReply(lines.join("\n")))).toBeLessThanOrEqual(countLines(lines.join("\n")));
    }),
  );
});
