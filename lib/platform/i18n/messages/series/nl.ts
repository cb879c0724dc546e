const series = {
  heading: "Reeks",
  place: "{index, number} van {count, number}",
  every: {
    day: "Elke dag",
    week: "Elke week",
    two_weeks: "Elke twee weken",
    four_weeks: "Elke vier weken",
    month: "Elke maand",
  },
  repeat: "Deze afspraak herhalen",
  rhythm: "Hoe vaak",
  times: "Aantal afspraken",
  once: "Eén keer",
  show: "Toon de data",
  dates: "{count, plural, one {# datum} other {# data}}",
  zoneNote: "Altijd op hetzelfde tijdstip in {zone}.",
  monthNote: "In een maand zonder deze dag is het de laatste dag.",
  lost: "{count, plural, one {Eén van de data is niet vrij. Kies er een andere tijd voor of laat hem weg.} other {# van de data zijn niet vrij. Kies voor elk een andere tijd of laat hem weg.}}",
  lostMove:
    "{count, plural, one {Eén van de afspraken kan niet mee worden verplaatst. Kies er een andere tijd voor of laat hem staan.} other {# van de afspraken kunnen niet mee worden verplaatst. Kies voor elk een andere tijd of laat hem staan.}}",
  taken: "Niet vrij",
  instead: "In plaats van {date}",
  leaveOut: "Weglaten",
  stay: "Blijft op {date}",
  which: "Welke afspraken?",
  one: "Alleen deze",
  following: "Deze en alle volgende ({count, number})",
  others: "Alle data van de reeks",
  gone: "Sommige data zijn niet meer vrij en er is niets geboekt. Bekijk ze nog eens.",
};

export default series;
