import type { Language } from "@/lib/platform/i18n/languages";
import { ENGLISH_CRASH } from "./english-crash";

/** The only texts that the browser gets: a page that crashed can no longer ask the server for its own. */
export const CRASH_TEXTS: Record<Language, { title: string; text: string; retry: string }> = {
  fr: {
    title: "Une erreur s’est produite",
    text: "Elle vient de nous, pas de vous. Rien n’a été réservé. Merci de réessayer dans un instant.",
    retry: "Réessayer",
  },
  en: ENGLISH_CRASH,
  es: {
    title: "Algo ha fallado",
    text: "El fallo es nuestro, no suyo. No se ha reservado nada. Vuelva a intentarlo en un momento.",
    retry: "Reintentar",
  },
  it: {
    title: "Qualcosa non ha funzionato",
    text: "L’errore è nostro, non Suo. Non è stato prenotato nulla. La preghiamo di riprovare tra poco.",
    retry: "Riprova",
  },
  pt: {
    title: "Algo correu mal",
    text: "O erro é nosso, não seu. Nada foi marcado. Tente de novo dentro de momentos.",
    retry: "Tentar de novo",
  },
  de: {
    title: "Etwas ist schiefgegangen",
    text: "Der Fehler liegt bei uns, nicht bei Ihnen. Es wurde nichts gebucht. Bitte versuchen Sie es gleich noch einmal.",
    retry: "Erneut versuchen",
  },
  sv: {
    title: "Något gick fel",
    text: "Felet ligger hos oss, inte hos dig. Inget har bokats. Försök igen om en stund.",
    retry: "Försök igen",
  },
  nl: {
    title: "Er ging iets mis",
    text: "Dat ligt aan ons, niet aan u. Er is niets geboekt. Probeer het zo dadelijk opnieuw.",
    retry: "Opnieuw proberen",
  },
  ar: {
    title: "حدث خطأ ما",
    text: "الخطأ من عندنا وليس منك. لم يُحجز شيء. يُرجى إعادة المحاولة بعد قليل.",
    retry: "إعادة المحاولة",
  },
  he: {
    title: "משהו השתבש",
    text: "זו תקלה שלנו, לא שלכם. דבר לא נקבע. נסו שוב בעוד רגע.",
    retry: "ניסיון נוסף",
  },
  ja: {
    title: "問題が発生しました",
    text: "お客様ではなく、こちらの不具合です。予約は行われていません。しばらくしてからもう一度お試しください。",
    retry: "もう一度試す",
  },
  pl: {
    title: "Coś poszło nie tak",
    text: "To nasza wina, nie Twoja. Nic nie zostało zarezerwowane. Spróbuj ponownie za chwilę.",
    retry: "Spróbuj ponownie",
  },
  ko: {
    title: "문제가 발생했습니다",
    text: "저희 쪽 문제이며 고객님의 잘못이 아닙니다. 예약된 것은 없습니다. 잠시 후 다시 시도해 주세요.",
    retry: "다시 시도",
  },
  zh: {
    title: "出错了",
    text: "这是我们的问题，与您无关。没有进行任何预约。请稍后重试。",
    retry: "重试",
  },
  tr: {
    title: "Bir şeyler ters gitti",
    text: "Hata bizden kaynaklanıyor, sizden değil. Hiçbir randevu alınmadı. Lütfen biraz sonra yeniden deneyin.",
    retry: "Yeniden dene",
  },
  uk: {
    title: "Щось пішло не так",
    text: "Це наша помилка, а не ваша. Нічого не заплановано. Спробуйте ще раз за мить.",
    retry: "Спробувати ще раз",
  },
};
