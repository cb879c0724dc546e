/** Bookings that repeat. */
export default {
  series: {
    heading: "Series",
    place: "{index} of {count}",
    others: "All dates of the series",
    on: "Bookings may repeat",
    hint: "Each time is a meeting of its own; all are booked at once. Only where bookings are confirmed at once.",
    every: "Rhythms that visitors choose from",
    least: "How often at least",
    most: "How often at most",
    leastHint: "1: a single meeting can be booked too.",
    day: "Every day",
    week: "Every week",
    two_weeks: "Every two weeks",
    four_weeks: "Every four weeks",
    month: "Every month",
    which: "Which meetings",
    one: "This one only",
    following: "This one and all to come",
    upTo: "{every}, {least} to {most} times",
  },
};
