/** Places of a kind, and accounts that links are made with. */
const en = {
  kind: "Kind",
  whoCalls: "Who calls",
  host: "You call the booker",
  booker: "The booker calls you",
  number: "Your number",
  url: "Address of the link",
  title: "Video meetings",
  text: "Links for Google Meet and Microsoft Teams come with your calendar. Those for Zoom are made with your account there.",
  connect: "Connect Zoom",
  again: "Connect again",
  broken: "This account can no longer be used.",
  disconnect: "Disconnect",
  join: "Join",
  kinds: {
    place: "A place, in your own words",
    phone: "Phone",
    google_meet: "Google Meet",
    teams: "Microsoft Teams",
    zoom: "Zoom",
    jitsi: "Jitsi Meet",
    link: "A link of your own",
  },
  missing: {
    setting: "This installation is not set up for it.",
    account: "Connect your account under Calendars; until then bookings get no link.",
    calendar:
      "It comes with the calendar that meetings are written into, which is another one; until then bookings get no link.",
    access: "The account or calendar has to be connected again; until then bookings get no link.",
  },
  link: {
    follows: "The link follows",
    failed: "No link could be made",
    again: "Try again",
    asked: "The service is asked again. Guests are told when there is a link.",
    why: {
      no_account: "You have no account connected that makes one: connect it under Calendars.",
      no_calendar:
        "The calendar that this meeting is written into makes none: choose another under Calendars.",
      access: "The account can no longer be used: connect it again under Calendars.",
      refused: "The service has refused to make one.",
      unanswered: "The service did not answer.",
    },
  },
  attention: {
    ownAccount: "Your video account {account} has to be connected again",
    account: "{name}’s video account {account} has to be connected again",
    ownMeeting: "“{title}” has no link to meet by",
    meeting: "“{title}” of {name} has no link to meet by",
    ownPromise: "{page} promises {kind}, but no link can be made",
    promise: "{page} of {name} promises {kind}, but no link can be made",
  },
  invite: "Their own calendars then have the meeting. Google and Microsoft mail them the invitation.",
};

export default en;
