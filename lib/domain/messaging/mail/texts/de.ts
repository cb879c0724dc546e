import type { Texts } from "./texts";

export default {
  booked: { subject: "Neue Buchung", text: "{name} hat einen Termin mit Ihnen gebucht." },
  requestedHost: {
    subject: "Neue Anfrage",
    text: "{name} möchte sich mit Ihnen treffen. Bitte wählen Sie einen der Termine; bis dahin ist nichts gebucht.",
  },
  requested: {
    subject: "Anfrage gesendet",
    text: "Ihre Anfrage ging an {host}. Es muss noch ein Termin gewählt werden; bis dahin ist nichts gebucht.",
  },
  invited: {
    subject: "Einladung",
    text: "{host} lädt Sie ein. Bitte geben Sie an, welche der Termine Ihnen passen.",
  },
  invitedHost: {
    subject: "Angelegt",
    text: "Der Termin ist angelegt, und alle Eingeladenen werden um eine Antwort gebeten.",
  },
  confirmed: { subject: "Bestätigt", text: "Ihr Termin mit {people} ist bestätigt." },
  changed: { subject: "Geändert", text: "Ihr Termin mit {people} wurde geändert. Nun gilt Folgendes." },
  reopened: {
    subject: "Neuer Termin gesucht",
    text: "Ihr Termin mit {people} findet nicht zur vereinbarten Zeit statt. Eine neue wird gesucht.",
  },
  suggested: {
    subject: "Neue Vorschläge",
    text: "Es gibt neue Vorschläge für Ihren Termin mit {people}. Bitte geben Sie an, welche Ihnen passen.",
  },
  suggestedHost: {
    subject: "Neue Vorschläge",
    text: "Ihre neuen Vorschläge für den Termin mit {people} wurden verschickt.",
  },
  cancelled: { subject: "Abgesagt", text: "Ihr Termin mit {people} findet nicht statt." },
  declined: { subject: "Abgelehnt", text: "{name} kann nicht teilnehmen." },
  attending: { subject: "Zusage", text: "{name} nimmt teil." },
  voted: { subject: "Neue Antwort", text: "{name} hat geantwortet." },
  answers: {
    subject: "Ihre Antwort",
    text: "Vielen Dank, Ihre Antwort ist notiert. Sie können sie ändern, bis ein Termin gewählt ist.",
  },
  unanswered: {
    subject: "Erinnerung",
    text: "{host} wartet noch auf Ihre Antwort. Bitte geben Sie an, welche Zeiten Ihnen passen.",
  },
  closed: {
    subject: "Umfrage beendet",
    text: "Die Frist Ihrer Umfrage ist abgelaufen, und kein Termin wurde bestätigt. Bitte wählen Sie einen.",
  },
  link: { subject: "Ihr Link", text: "Hier ist Ihr persönlicher Link zu diesem Termin, wie gewünscht." },
  message: { subject: "Neue Nachricht", text: "{name} hat eine Nachricht geschrieben." },
  reminder: { subject: "Erinnerung", text: "Ihr Termin mit {people} steht bevor." },
  linked: { subject: "Link", text: "Hier ist der Link zu Ihrem Treffen mit {people}." },
  unlinked: {
    subject: "Noch kein Link",
    text: "Für Ihr Treffen mit {people} konnte kein Link erstellt werden. Bitte fragen Sie {host}, wie Sie sich treffen.",
  },
  unlinkedHost: {
    subject: "Kein Link erstellt",
    text: "Für Ihr Treffen mit {people} konnte kein Link erstellt werden; wer kommt, wurde gebeten, sich an Sie zu wenden.",
  },
  linkFault: {
    no_account: "Sie haben kein Konto verbunden, das einen erstellt.",
    no_calendar: "Der Kalender, in den Ihre Treffen eingetragen werden, erstellt keinen.",
    access: "Ihr Konto kann nicht mehr benutzt werden: bitte verbinden Sie es neu.",
    refused: "Der Dienst hat es abgelehnt, einen zu erstellen.",
    unanswered: "Der Dienst hat nicht geantwortet.",
  },
  video: {
    subject: "Ein Videokonto kann nicht mehr benutzt werden",
    text: "Bookpage kann mit diesem Konto keine Links mehr erstellen. Was inzwischen gebucht wird, hat keinen Link.",
    account: "Konto",
    button: "Neu verbinden",
    note: "Diese Nachricht kommt einmal, bis das Konto wieder geht.",
  },
  removed: {
    subject: "Nicht mehr eingeladen",
    text: "Sie sind zu diesem Termin mit {people} nicht mehr eingeladen.",
  },
  left: {
    subject: "Platz abgesagt",
    text: "Sie haben Ihren Platz bei diesem Termin mit {people} abgesagt. Er findet ohne Sie statt.",
  },
  entryMoved: {
    subject: "In Ihrem Kalender verschoben",
    text: "In Ihrem Kalender liegt der Termin mit {people} zu einer anderen Zeit als hier. Für die anderen hat sich noch nichts geändert; bis Sie sagen, was geschehen soll, kann niemand eine der beiden Zeiten buchen.",
    there: "In Ihrem Kalender",
    inTheWay: "Im Weg",
    something: "etwas anderes",
  },
  entryDeleted: {
    subject: "In Ihrem Kalender gelöscht",
    text: "Der Termin mit {people} ist aus Ihrem Kalender verschwunden und findet hier weiterhin statt. Noch hat niemand davon erfahren: Sagen Sie, was geschehen soll.",
  },
  removedHost: {
    subject: "Übergeben",
    text: "Diesen Termin mit {people} übernimmt von jetzt an jemand anderes.",
  },
  team: { text: "Sie erhalten dies als Admin des Teams {team}; der Termin gehört zu {host}." },
  event: {
    with: "Mit",
    open: "Termin öffnen",
    answer: "Jetzt antworten",
    choose: "Termin wählen",
    own: "Dieser Link gehört nur Ihnen. Bitte geben Sie ihn nicht weiter.",
    meeting: "Termin mit {host}",
    wrote: "{name} schreibt",
    quoted: "„{text}“",
    more: "{count, plural, one {und # weitere Person} other {und # weitere}}",
  },
  heading: "{what}: {title}",
  via: "{name} über {service}",
  footer: "Terminplanung mit Bookpage",
  someone: "Ein Gast",
  meetings: {
    subject: "Ihre Termine mit {organization}",
    text: "Hier ist der Link zu allen Terminen, die Sie mit {organization} haben. Dort können Sie sie verschieben und absagen.",
    button: "Meine Termine zeigen",
    note: "Der Link gilt 24 Stunden und ist nur für Sie. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.",
    all: "Alle Ihre Termine",
  },
  waiting: {
    joined: {
      subject: "Sie stehen auf der Warteliste",
      text: "Sobald an diesen Tagen ein Termin mit {name} frei wird, bieten wir ihn Ihnen per E-Mail an. Bis dahin ist nichts gebucht.",
      note: "Wenn Sie das nicht wollten, verlassen Sie die Liste über den Link unten.",
    },
    offered: {
      subject: "Ein Termin ist frei geworden",
      text: "Sie warten auf einen Termin mit {name}. Dieser ist bis {until} für Sie reserviert. Gebucht ist er erst, wenn Sie ihn buchen.",
      button: "Diesen Termin buchen",
      note: "Wenn er Ihnen nicht passt, müssen Sie nichts tun: Er wird dann der nächsten Person angeboten.",
    },
    days: "Tage",
    leave: "Warteliste verlassen",
  },
  code: {
    subject: "Ihr Code",
    text: "Mit diesem Code bestätigen Sie {organization} Ihre E-Mail-Adresse. Geben Sie ihn auf der Seite ein, auf der Sie zuletzt waren.",
    code: "Code",
    note: "Er gilt 15 Minuten. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Es geschieht nichts.",
  },
  signup: {
    subject: "Schließen Sie Ihre Anmeldung bei {organization} ab",
    text: "Für Sie wurde ein Konto bei {organization} angelegt. Wählen Sie ein Passwort, um zu beginnen.",
    button: "Passwort wählen",
    note: "Der Link gilt einmal und sieben Tage lang. Falls Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.",
  },
  password: {
    subject: "Wählen Sie ein neues Passwort",
    text: "Für Ihr Konto bei {organization} wurde ein neues Passwort angefordert.",
    button: "Neues Passwort wählen",
    note: "Der Link gilt einmal. Falls Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren; Ihr Passwort bleibt, wie es ist.",
  },
  calendars: {
    subject:
      "{count, plural, one {Ein Kalender ist seit einem Tag nicht lesbar} other {# Kalender sind seit einem Tag nicht lesbar}}",
    text: "Die folgenden Kalender von Personen bei {organization} sind seit einem Tag nicht lesbar. Die Besitzer wissen davon. Solange nichts geschieht, können sie zu Zeiten gebucht werden, zu denen sie beschäftigt sind.",
    whose: "Wessen",
    more: "und {count, number} weitere",
    button: "Alle Kalender ansehen",
    note: "Nur die Besitzer können ihre Kalender wieder verbinden: Den Link dazu haben sie in ihrer Mail. Sie erhalten höchstens eine solche Mail am Tag und keine mehr, sobald die Kalender lesbar sind.",
  },
  calendar: {
    subject: "Ein Kalender ist nicht mehr lesbar",
    text: "Der Server eines Ihrer Kalender lässt Bookpage nicht mehr ein. Bis er wieder verbunden ist, sind neue Einträge darin unbekannt, und es können Zeiten angeboten werden, zu denen Sie beschäftigt sind.",
    calendar: "Kalender",
    button: "Kalender öffnen",
    note: "Meist liegt es an einem geänderten Passwort. Verbinden Sie den Kalender neu, um den Zugang zu erneuern. Sie können auch festlegen, dass keine Zeiten angeboten werden, solange ein Kalender nicht lesbar ist.",
    subjectRefused: "Ein Kalender nimmt keine Termine an",
    textRefused:
      "Der Server eines Ihrer Kalender nimmt die Termine nicht an, die Bookpage einträgt, obwohl es immer wieder versucht wird. In Bookpage stehen sie trotzdem, und wer gebucht hat, merkt nichts davon.",
    noteRefused:
      "Prüfen Sie, ob Sie in diesen Kalender noch schreiben dürfen, oder wählen Sie einen anderen für Ihre Termine. Es wird noch einige Tage lang versucht.",
    textUnreachable:
      "Der Server eines Ihrer Kalender antwortet seit über einer Stunde nicht. Er wird immer wieder gefragt; bis er antwortet, sind neue Einträge in diesem Kalender unbekannt, und es können Zeiten angeboten werden, zu denen Sie beschäftigt sind.",
    noteUnreachable:
      "Meist gibt sich das von selbst, und es ist nichts zu tun. Ist der Kalender an eine andere Adresse umgezogen, verbinden Sie ihn dort.",
    textComplex:
      "Einer Ihrer Kalender enthält mehr, als sich ausrechnen lässt, etwa einen Termin, der sich jede Sekunde wiederholt. Bis das behoben ist, sind neue Einträge darin unbekannt, und es können Zeiten angeboten werden, zu denen Sie beschäftigt sind.",
    noteComplex:
      "Nehmen Sie heraus, was sich so oft wiederholt oder so viele Daten hat. Der Kalender wird von selbst wieder angesehen, immer seltener; „Jetzt lesen“ tut es sofort. Sie können auch festlegen, dass keine Zeiten angeboten werden, solange ein Kalender nicht lesbar ist.",
  },
  calendarEmptied: {
    subject: "Einträge fehlen in einem Kalender",
    text: "Mehrere Ihrer Termine sind auf einmal aus einem Ihrer Kalender verschwunden. Sie finden weiterhin statt, und niemand hat etwas davon erfahren. Für jeden können Sie sagen, was geschehen soll, oder den Eintrag zurücklegen lassen.",
    calendar: "Kalender",
    button: "Offenes zeigen",
    note: "Wurde der Kalender versehentlich geleert oder neu angelegt, lassen Sie die Einträge zurücklegen.",
  },
  invitation: {
    subject: "{inviter} lädt Sie zu {organization} ein",
    subjectByKey: "Einladung zu {organization}",
    subjectAgain: "Erinnerung: Ihre Einladung zu {organization}",
    text: "{inviter} hat Sie eingeladen, bei {organization} mit Bookpage Termine zu vereinbaren. Wählen Sie ein Passwort, und Ihr Konto ist bereit.",
    textByKey:
      "Sie sind eingeladen, bei {organization} mit Bookpage Termine zu vereinbaren. Wählen Sie ein Passwort, und Ihr Konto ist bereit.",
    button: "Einladung annehmen",
    note: "Der Link ist nur für Sie und gilt begrenzte Zeit. Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren: Es geschieht nichts.",
  },
  join: {
    subject: "Bestätigen Sie Ihre Adresse für {organization}",
    text: "Jemand, vermutlich Sie, möchte mit dieser Adresse {organization} beitreten. Bestätigen Sie, dass es Ihre ist, und Ihr Konto ist bereit.",
    button: "Bestätigen und beitreten",
    note: "Der Link gilt einmal und einen Tag lang. Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren: Es wird kein Konto angelegt.",
  },
  address: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse",
    text: "Ihr Konto bei {organization} hat diese Adresse. Bestätigen Sie, dass es Ihre ist: Von da an sehen Sie die Termine, die andere mit ihr vereinbaren.",
    button: "Adresse bestätigen",
    note: "Der Link gilt einmal und sieben Tage lang. Wenn Sie von diesem Konto nichts wissen, können Sie diese E-Mail ignorieren.",
  },
  addressChanged: {
    subject: "Ihr Konto hat eine andere Adresse",
    text: "{organization} hat Ihrem Konto eine andere E-Mail-Adresse gegeben. Mails dazu kommen nicht mehr hierher.",
    note: "Falls das nicht stimmt, wenden Sie sich bitte an einen Admin von {organization}.",
  },
  domain: {
    missingSubject: "Der Eintrag von {domain} fehlt",
    missingText:
      "Der TXT-Eintrag, der zeigt, dass {domain} zu {organization} gehört, ist nicht mehr da. Ihre Seiten bleiben noch sieben Tage unter dieser Domain.",
    missingNote:
      "Bitte legen Sie den Eintrag wieder an; die Konsole zeigt ihn. Wenn gerade die Nameserver gewechselt wurden, kommt er vielleicht von selbst zurück.",
    failedSubject: "{domain} zeigt Ihre Seiten nicht mehr",
    failedText:
      "Der TXT-Eintrag von {domain} fehlt seit sieben Tagen. Die Seiten von {organization} werden dort nicht mehr gezeigt, und Links dorthin führen ins Leere.",
    failedNote:
      "Bitte legen Sie den Eintrag wieder an und lassen Sie ihn in der Konsole prüfen: Dann ist alles wieder da.",
    takenSubject: "{domain} gehört jetzt einer anderen Organisation",
    takenText:
      "Eine andere Organisation hat nachgewiesen, dass {domain} ihr gehört, und der Eintrag von {organization} war nicht mehr da. Ihre Seiten werden dort nicht gezeigt.",
    takenNote:
      "Wenn das nicht stimmt, kann, wer die Nameserver der Domain betreut, Ihren Eintrag wieder anlegen und den anderen entfernen.",
    button: "Domains öffnen",
  },
  access: {
    button: "Anmeldung ansehen",
    note: "Wenn Sie das nicht waren, wählen Sie sofort ein anderes Passwort, melden Sie dort andere Browser ab und sagen Sie {organization} Bescheid.",
    authenticatorAddedSubject: "Eine Authenticator-App wurde hinzugefügt",
    authenticatorAddedText:
      "Für Ihr Konto bei {organization} wurde eine Authenticator-App eingerichtet. Bei der Anmeldung wird nach ihrem Code gefragt.",
    authenticatorRemovedSubject: "Ihre Authenticator-App wurde entfernt",
    authenticatorRemovedText:
      "Die Authenticator-App Ihres Kontos bei {organization} wurde entfernt. Ihre Codes öffnen nichts mehr.",
    passkeyAddedSubject: "Ein Passkey wurde hinzugefügt",
    passkeyAddedText: "Zu Ihrem Konto bei {organization} wurde ein Passkey hinzugefügt: {name}.",
    passkeyRemovedSubject: "Ein Passkey wurde entfernt",
    passkeyRemovedText: "Ein Passkey Ihres Kontos bei {organization} wurde entfernt: {name}.",
    codesRenewedSubject: "Sie haben neue Wiederherstellungscodes",
    codesRenewedText:
      "Für Ihr Konto bei {organization} wurden neue Wiederherstellungscodes erstellt. Die früheren öffnen nichts mehr.",
    codeUsedSubject: "Ein Wiederherstellungscode wurde benutzt",
    codeUsedText:
      "Jemand hat einen Wiederherstellungscode Ihres Kontos bei {organization} als zweiten Schritt benutzt.",
    codesLeft: "Übrige Codes",
    passwordSubject: "Ihr Passwort wurde geändert",
    passwordText: "Das Passwort Ihres Kontos bei {organization} wurde geändert.",
  },
  factorsReset: {
    subject: "Ihr zweiter Schritt wurde zurückgesetzt",
    text: "Die Administration von {organization} hat den zweiten Schritt Ihres Kontos zurückgesetzt: Authenticator-App, Passkeys und Wiederherstellungscodes sind vergessen, und Sie sind überall abgemeldet.",
    button: "Anmelden",
    note: "Wenn Sie nicht darum gebeten haben, sagen Sie es {organization} bitte sofort.",
  },
  known: {
    subject: "Sie haben bereits ein Konto",
    text: "Jemand, vermutlich Sie, wollte mit dieser E-Mail-Adresse ein Konto anlegen. Sie haben bereits eines, bei {organization}.",
    button: "Anmelden",
    note: "Wenn Sie Ihr Passwort vergessen haben, schickt Ihnen die Anmeldeseite einen Link, mit dem Sie ein neues wählen. Wenn Sie es nicht waren, können Sie diese Mail ignorieren.",
  },
  reply: {
    maybe: "Ich habe in meinem Kalender „vielleicht“ geantwortet.",
    counter: "Ein anderer Termin wäre mir lieber: {when}.",
    move: "Das Treffen hier verlegen: {link}",
    accepted: "Ich habe in meinem Kalender zugesagt, doch die Antwort zählt nicht mehr.",
    declined: "Ich habe in meinem Kalender abgesagt, doch die Antwort zählt nicht mehr.",
    delegated: "Ich habe die Einladung in meinem Kalender an jemand anderen weitergegeben.",
    other: "Mein Kalender hat für jemand anderen geantwortet; hier ändert das nichts.",
  },
  webhook: {
    subject: "Ein Webhook wurde abgeschaltet",
    text: "Der Webhook für {action} von {organization} wurde abgeschaltet, weil sein Ziel keine Zustellungen annimmt.",
    target: "Ziel",
    button: "Webhooks öffnen",
    note: "Sobald das Ziel wieder da ist, schalten Sie den Webhook ein und wiederholen Sie, was fehlgeschlagen ist.",
  },
} satisfies Texts;
