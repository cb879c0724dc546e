import type { Messages } from "../../messages";

const sv: Messages["console"]["conferencing"] = {
  kind: "Slag",
  whoCalls: "Vem ringer",
  host: "Du ringer",
  booker: "Du blir uppringd",
  number: "Ditt nummer",
  url: "Länkens adress",
  title: "Videomöten",
  text: "Länkar för Google Meet och Microsoft Teams kommer med din kalender. De för Zoom skapas med ditt konto där.",
  connect: "Anslut Zoom",
  again: "Anslut igen",
  broken: "Det här kontot kan inte användas längre.",
  disconnect: "Koppla från",
  join: "Delta",
  kinds: {
    place: "En plats, med egna ord",
    phone: "Telefon",
    google_meet: "Google Meet",
    teams: "Microsoft Teams",
    zoom: "Zoom",
    jitsi: "Jitsi Meet",
    link: "En egen länk",
  },
  missing: {
    setting: "Den här installationen är inte inställd för det.",
    account: "Anslut ditt konto under Kalendrar; tills dess får bokningar ingen länk.",
    calendar:
      "Den kommer med kalendern som möten skrivs in i, och det är en annan; tills dess får bokningar ingen länk.",
    access: "Kontot eller kalendern måste anslutas igen; tills dess får bokningar ingen länk.",
  },
  link: {
    follows: "Länken kommer",
    failed: "Det gick inte att skapa en länk",
    again: "Försök igen",
    asked: "Tjänsten tillfrågas igen. Gästerna får besked när det finns en länk.",
    why: {
      no_account: "Inget anslutet konto skapar en: anslut det under ”Kalendrar”.",
      no_calendar: "Kalendern som mötet skrivs in i skapar ingen: välj en annan under ”Kalendrar”.",
      access: "Kontot kan inte användas längre: anslut det igen under ”Kalendrar”.",
      refused: "Tjänsten vägrade att skapa en.",
      unanswered: "Tjänsten svarade inte.",
    },
  },
  attention: {
    ownAccount: "Ditt videokonto {account} måste anslutas igen",
    account: "{name}s videokonto {account} måste anslutas igen",
    ownMeeting: "”{title}” har ingen länk",
    meeting: "{name}s ”{title}” har ingen länk",
    ownPromise: "{page} utlovar {kind}, men ingen länk kan skapas",
    promise: "{name}s {page} utlovar {kind}, men ingen länk kan skapas",
  },
  invite: "Då finns mötet också i deras kalendrar. Google och Microsoft skickar inbjudan till dem.",
};

export default sv;
