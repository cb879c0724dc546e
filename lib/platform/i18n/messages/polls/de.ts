import type { Messages } from "../messages";

const de: Messages["polls"] = {
  deadline: "Antworten sind bis {time} möglich.",
  deadlineConfirms:
    "Antworten sind bis {time} möglich. Dann wird von selbst der Termin bestätigt, der den meisten passt.",
  over: "Die Frist ist abgelaufen. {name} wählt nun einen Termin.",
  overOwner:
    "Die Frist ist abgelaufen. Wählen Sie einen Termin, oder verlängern Sie die Frist in den Einstellungen der Umfrage.",
  hidden: "Nur {name} sieht, wer teilnimmt und wer was geantwortet hat.",
  voted: "Was andere geantwortet haben, sehen Sie, sobald Ihre eigenen Antworten gespeichert sind.",
  never: "Nur {name} sieht, was geantwortet wurde.",
  full: "Kein Platz mehr",
  joinText: "{name} möchte wissen, was Ihnen passt.",
  joinHeading: "Wer antwortet?",
  joinName: "Ihr Name",
  joinEmail: "E-Mail",
  joinEmailHint: "Sie bekommen dann einen Link, mit dem Sie Ihre Antworten ändern können.",
  closedTitle: "Diese Umfrage ist geschlossen",
  closedText:
    "Es werden keine Antworten mehr angenommen. Wenn Sie teilgenommen haben, können Sie sich Ihren Link noch einmal schicken lassen.",
  shareHeading: "Link für alle",
  shareText: "Wer diesen Link hat, kann teilnehmen.",
  copy: "Kopieren",
  copied: "Kopiert",
  keepText: "Sie haben keine E-Mail-Adresse angegeben. Dieser Link führt zurück zu Ihren Antworten:",
  csv: "Ergebnisse als Tabelle (CSV)",
  picture: "Ergebnisse als Bild",
  results: "Ergebnisse",
  settings: {
    heading: "Einstellungen der Umfrage",
    open: "Alle, die den Link haben, können teilnehmen",
    ifNeedBe: "„Wenn nötig“ ist auch eine Antwort",
    hide: "Teilnehmende sehen einander nicht",
    results: "Was geantwortet wurde, sehen",
    always: "alle, immer",
    voted: "alle, die geantwortet haben",
    never: "nur wer einlädt",
    addOptions: "Teilnehmende können Zeiten und Orte vorschlagen",
    limit: "Plätze je Termin",
    limitHint: "Wie viele Personen zu einem Termin Ja sagen können. Leer: beliebig viele.",
    day: "Antworten bis",
    time: "Uhrzeit",
    dayHint: "Leer: bis ein Termin gewählt ist.",
    atDeadline: "Wenn die Frist abläuft",
    remind: "Mich erinnern, einen Termin zu wählen",
    confirm: "Bestätigen, was den meisten passt",
    reminders: "Einen Tag vorher noch einmal fragen, wer nicht geantwortet hat",
    unset: "unbegrenzt",
  },
  duplicate: "Duplizieren",
  duplicateText:
    "Es öffnet sich eine neue Umfrage mit demselben Titel, denselben Zeiten und Orten. Eingeladen ist noch niemand.",
  several: "Mehrere Termine bestätigen",
  severalText:
    "Der erste wird hier bestätigt. Jeder weitere wird ein eigener Termin mit denen, die kommen können.",
  severalSubmit: "Diese Termine bestätigen",
};

export default de;
