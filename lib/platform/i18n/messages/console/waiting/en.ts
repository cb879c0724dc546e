/** Who waits for days that are booked out. */
export default {
  waiting: {
    title: "Waiting list",
    none: "Nobody is waiting.",
    waits: "since {date}",
    kept: "{time} is kept until {until}",
    offers: "{count, plural, one {# time offered} other {# times offered}}",
    remove: "Remove",
    removeNamed: "Take {name} off the waiting list",
    removed: "{name} is off the waiting list",
    more: "The first {count, number} are shown.",
    minutes: "Minutes for which a freed time is kept",
    minutesHint: "For whoever it is offered to; then it is offered to the next one.",
    hint: "On days that are booked out, bookers can leave an address. Freed times are offered to them in turn.",
  },
} as const;
