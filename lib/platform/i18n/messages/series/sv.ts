const series = {
  heading: "Serie",
  place: "{index, number} av {count, number}",
  every: {
    day: "Varje dag",
    week: "Varje vecka",
    two_weeks: "Varannan vecka",
    four_weeks: "Var fjärde vecka",
    month: "Varje månad",
  },
  repeat: "Upprepa det här mötet",
  rhythm: "Hur ofta",
  times: "Antal möten",
  once: "En gång",
  show: "Visa datumen",
  dates: "{count, plural, one {# datum} other {# datum}}",
  zoneNote: "Alltid vid samma klockslag i {zone}.",
  monthNote: "I en månad utan den dagen blir det den sista dagen.",
  lost: "{count, plural, one {Ett av datumen är inte ledigt. Välj en annan tid för det eller utelämna det.} other {# av datumen är inte lediga. Välj en annan tid för vart och ett eller utelämna det.}}",
  lostMove:
    "{count, plural, one {Ett av mötena kan inte flyttas med. Välj en annan tid för det eller låt det vara kvar.} other {# av mötena kan inte flyttas med. Välj en annan tid för vart och ett eller låt det vara kvar.}}",
  taken: "Inte ledigt",
  instead: "I stället för {date}",
  leaveOut: "Utelämna",
  stay: "Kvar den {date}",
  which: "Vilka möten?",
  one: "Bara det här",
  following: "Det här och alla kommande ({count, number})",
  others: "Alla datum i serien",
  gone: "Några av datumen är inte längre lediga och inget har bokats. Titta på dem en gång till.",
};

export default series;
