import type { Language } from "@/lib/platform/i18n/languages";

/** The only texts that the browser gets: a page that crashed can no longer ask the server for any. */
export const CRASH_TEXTS: Record<Language, { title: string; text: string; retry: string }> = {
  fr: {
    title: "Une erreur s’est produite",
    text: "Elle vient de nous, pas de vous. Rien n’a été réservé. Merci de réessayer dans un instant.",
    retry: "Réessayer",
  },
  en: {
    title: "Something went wrong",
    text: "This is our fault, not yours. Nothing was booked. Please try again in a moment.",
    retry: "Try again",
  },
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
};
