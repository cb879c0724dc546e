const overview = {
  todo: {
    hours: "{count, plural, one {# person has no hours yet} other {# people have no hours yet}}",
    calendar:
      "{count, plural, one {# person has connected no calendar} other {# people have connected no calendar}}",
    page: "{count, plural, one {# person cannot be booked on any page} other {# people cannot be booked on any page}}",
    invitations: "{count, plural, one {# invitation is open} other {# invitations are open}}",
    noMailServer: "No mail server is set: mails wait in the outbox and reach nobody",
    locations:
      "{count, plural, one {# location of “{locator}” leads to no page} other {# locations of “{locator}” lead to no page}}",
    ownHours: "You have no hours yet: nobody finds a time with you",
    ownCalendar: "You have connected no calendar: what stands there does not block your time",
    ownPage: "You have no booking page yet",
    broken:
      "{count, plural, one {The calendars of # person cannot be read} other {The calendars of # people cannot be read}}",
    unreachable:
      "{count, plural, one {The calendars of # person are not reached} other {The calendars of # people are not reached}}",
    refusing:
      "{count, plural, one {The calendars of # person take no meetings} other {The calendars of # people take no meetings}}",
    more: "{count, plural, one {# more} other {# more}}",
    progress: "{done} of {all} done",
    hide: "Hide the first steps",
    stepHours: "Set your hours",
    stepCalendar: "Connect a calendar",
    stepLook: "Give your pages a logo or a colour",
    stepPicture: "Add a photo of yourself",
    today: "Today",
    allOfToday: "All meetings of today",
    allDay: "All day",
    meets: "{host} with {guests}{rest}",
    withoutHours: "Without hours",
    withoutCalendar: "Without a calendar",
    withoutPage: "Without a page",
    leadsNowhere: "Leading to no page",
  },
} as const;

export default overview;
