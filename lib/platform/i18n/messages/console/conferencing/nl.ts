import type { Messages } from "../../messages";

const nl: Messages["console"]["conferencing"] = {
  kind: "Soort",
  whoCalls: "Wie belt",
  host: "U belt",
  booker: "U wordt gebeld",
  number: "Uw nummer",
  url: "Adres van de link",
  title: "Videoafspraken",
  text: "Links voor Google Meet en Microsoft Teams komen met uw agenda. Die voor Zoom worden met uw account daar gemaakt.",
  connect: "Zoom koppelen",
  again: "Opnieuw koppelen",
  broken: "Dit account kan niet meer worden gebruikt.",
  disconnect: "Ontkoppelen",
  join: "Deelnemen",
  kinds: {
    place: "Een plaats, in eigen woorden",
    phone: "Telefoon",
    google_meet: "Google Meet",
    teams: "Microsoft Teams",
    zoom: "Zoom",
    jitsi: "Jitsi Meet",
    link: "Een eigen link",
  },
  missing: {
    setting: "Deze installatie is er niet voor ingericht.",
    account: "Koppel uw account onder Agenda’s; tot dan hebben boekingen geen link.",
    calendar:
      "Hij komt met de agenda waarin afspraken worden geschreven, en dat is een andere; tot dan hebben boekingen geen link.",
    access: "Account of agenda moet opnieuw worden gekoppeld; tot dan hebben boekingen geen link.",
  },
  link: {
    follows: "De link volgt",
    failed: "Er kon geen link worden gemaakt",
    again: "Opnieuw proberen",
    asked: "De dienst wordt opnieuw gevraagd. Gasten krijgen bericht zodra er een link is.",
    why: {
      no_account: "Er is geen account gekoppeld dat er een maakt: koppel het onder “Agenda’s”.",
      no_calendar: "De agenda waarin deze afspraak staat, maakt er geen: kies een andere onder “Agenda’s”.",
      access: "Het account kan niet meer worden gebruikt: koppel het opnieuw onder “Agenda’s”.",
      refused: "De dienst heeft geweigerd er een te maken.",
      unanswered: "De dienst antwoordde niet.",
    },
  },
  attention: {
    ownAccount: "Uw videoaccount {account} moet opnieuw worden gekoppeld",
    account: "Het videoaccount {account} van {name} moet opnieuw worden gekoppeld",
    ownMeeting: "‘{title}’ heeft geen link",
    meeting: "‘{title}’ van {name} heeft geen link",
    ownPromise: "{page} belooft {kind}, maar er kan geen link worden gemaakt",
    promise: "{page} van {name} belooft {kind}, maar er kan geen link worden gemaakt",
  },
  invite: "Dan staat de afspraak ook in hun agenda’s. Google en Microsoft sturen hun de uitnodiging.",
};

export default nl;
