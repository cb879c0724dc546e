/** Of bookings that repeat. */
const series = {
  heading: "Series",
  place: "{index, number} of {count, number}",
  every: {
    day: "Every day",
    week: "Every week",
    two_weeks: "Every two weeks",
    four_weeks: "Every four weeks",
    month: "Every month",
  },
  repeat: "Repeat this meeting",
  rhythm: "How often",
  times: "Number of meetings",
  once: "Once",
  show: "Show the dates",
  dates: "{count, plural, one {# date} other {# dates}}",
  zoneNote: "Always at the same time on the clocks of {zone}.",
  monthNote: "In a month without this day it is the last day.",
  lost: "{count, plural, one {One of the dates is not free. Choose another time for it, or leave it out.} other {# of the dates are not free. Choose another time for each, or leave it out.}}",
  lostMove:
    "{count, plural, one {One of the meetings cannot move along. Choose another time for it, or let it stay.} other {# of the meetings cannot move along. Choose another time for each, or let it stay.}}",
  taken: "Not free",
  instead: "Instead of {date}",
  leaveOut: "Leave out",
  stay: "Stays at {date}",
  which: "Which meetings?",
  one: "This one only",
  following: "This one and all to come ({count, number})",
  others: "All dates of the series",
  gone: "Some of the dates are not free any more, and nothing has been booked. Please look at them again.",
};

export default series;
