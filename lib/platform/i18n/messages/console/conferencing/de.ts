import type { Messages } from "../../messages";

const de: Messages["console"]["conferencing"] = {
  kind: "Art",
  whoCalls: "Wer ruft an",
  host: "Sie rufen an",
  booker: "Sie werden angerufen",
  number: "Ihre Nummer",
  url: "Adresse des Links",
  title: "Videotreffen",
  text: "Links für Google Meet und Microsoft Teams kommen mit Ihrem Kalender. Links für Zoom werden mit Ihrem Konto dort erstellt.",
  connect: "Zoom verbinden",
  again: "Neu verbinden",
  broken: "Dieses Konto kann nicht mehr benutzt werden.",
  disconnect: "Trennen",
  join: "Teilnehmen",
  kinds: {
    place: "Ein Ort, in eigenen Worten",
    phone: "Telefon",
    google_meet: "Google Meet",
    teams: "Microsoft Teams",
    zoom: "Zoom",
    jitsi: "Jitsi Meet",
    link: "Ein eigener Link",
  },
  missing: {
    setting: "Diese Installation ist dafür nicht eingerichtet.",
    account: "Verbinden Sie Ihr Konto unter „Kalender“; bis dahin haben Buchungen keinen Link.",
    calendar:
      "Es kommt mit dem Kalender, in den Treffen eingetragen werden, und das ist ein anderer; bis dahin haben Buchungen keinen Link.",
    access: "Konto oder Kalender müssen neu verbunden werden; bis dahin haben Buchungen keinen Link.",
  },
  link: {
    follows: "Der Link folgt",
    failed: "Es konnte kein Link erstellt werden",
    again: "Erneut versuchen",
    asked: "Der Dienst wird noch einmal gefragt. Sobald es einen Link gibt, erfahren es die Gäste.",
    why: {
      no_account: "Es ist kein Konto verbunden, das einen erstellt: Verbinden Sie es unter „Kalender“.",
      no_calendar:
        "Der Kalender, in den dieses Treffen eingetragen wird, erstellt keinen: Wählen Sie unter „Kalender“ einen anderen.",
      access: "Das Konto kann nicht mehr benutzt werden: Verbinden Sie es unter „Kalender“ neu.",
      refused: "Der Dienst hat es abgelehnt, einen zu erstellen.",
      unanswered: "Der Dienst hat nicht geantwortet.",
    },
  },
  attention: {
    ownAccount: "Ihr Videokonto {account} muss neu verbunden werden",
    account: "Das Videokonto {account} von {name} muss neu verbunden werden",
    ownMeeting: "„{title}“ hat keinen Link",
    meeting: "„{title}“ von {name} hat keinen Link",
    ownPromise: "{page} verspricht {kind}, aber es kann kein Link erstellt werden",
    promise: "{page} von {name} verspricht {kind}, aber es kann kein Link erstellt werden",
  },
  invite:
    "Dann steht das Treffen auch in deren Kalendern. Google und Microsoft schicken ihnen die Einladung.",
};

export default de;
