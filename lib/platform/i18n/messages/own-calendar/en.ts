/** Of the calendar that a visitor of a booking page lays over its times. The browser fills the values in. */
const en = {
  open: "Lay my calendar over",
  title: "Your calendar over these times",
  intro: "Times at which you are busy yourself are marked. You can still choose them.",
  file: "Calendar file",
  fileHint: "An .ics file from this device. It is read in your browser and not sent anywhere.",
  choose: "Choose a file or drop it here",
  address: "Address of a calendar",
  addressHint:
    "Begins with https:// or webcal://. We fetch the calendar for your browser and keep neither it nor the address.",
  remember: "Remember the address on this device",
  show: "Show",
  signedIn: "Your connected calendars",
  signedInText: "You are signed in. Nobody but you sees what is marked.",
  signedInShow: "Use my calendars",
  laid: "Laid over: {name}",
  mine: "My calendars",
  remove: "Take off",
  forget: "Forget the address",
  reading: "Reading your calendar…",
  count: "Times that overlap with your calendar: {count} of {total}",
  none: "None of these times overlaps with your calendar",
  busy: "You are busy {time}",
  titled: "You: {title} {time}",
  busyAllDay: "You are busy all day",
  titledAllDay: "You: {title}, all day",
  note: "{busy}. You can choose this time all the same.",
  /** By their rules: each names the field that is to blame. */
  faults: {
    file_kind: "Calendar file: this is not a calendar. Choose an .ics file.",
    file_large: "Calendar file: it may have 5 MB at most.",
    complex: "There is more in this calendar than can be worked out here.",
    browser: "This browser does not let the page read calendars.",
    address:
      "Address of a calendar: this is none. It begins with https:// or webcal:// and holds no user name and no password.",
    private_address: "Address of a calendar: it must be on the public internet.",
    closed: "Address of a calendar: its server does not hand the calendar out. It may have been withdrawn.",
    away: "Address of a calendar: its server cannot be reached.",
    slow: "Address of a calendar: its server takes too long to answer.",
    large: "Address of a calendar: the calendar may have 5 MB at most.",
    no_calendar: "Address of a calendar: what lies there is not a calendar.",
    rate: "Too many calendars were fetched from here. Please try again in a minute.",
    busy: "Many calendars are being fetched just now. Please try again in a minute.",
    failed: "This did not work. Please try again.",
  },
};

export default en;
