const series = {
  heading: "Serie",
  place: "{index, number} von {count, number}",
  every: {
    day: "Jeden Tag",
    week: "Jede Woche",
    two_weeks: "Alle zwei Wochen",
    four_weeks: "Alle vier Wochen",
    month: "Jeden Monat",
  },
  repeat: "Diesen Termin wiederholen",
  rhythm: "Wie oft",
  times: "Anzahl der Termine",
  once: "Einmal",
  show: "Termine anzeigen",
  dates: "{count, plural, one {# Termin} other {# Termine}}",
  zoneNote: "Immer zur selben Uhrzeit in {zone}.",
  monthNote: "In einem Monat ohne diesen Tag ist es der letzte Tag.",
  lost: "{count, plural, one {Einer der Termine ist nicht frei. Wählen Sie dafür eine andere Zeit oder lassen Sie ihn aus.} other {# der Termine sind nicht frei. Wählen Sie für jeden eine andere Zeit oder lassen Sie ihn aus.}}",
  lostMove:
    "{count, plural, one {Einer der Termine kann nicht mit verschoben werden. Wählen Sie dafür eine andere Zeit oder lassen Sie ihn, wo er ist.} other {# der Termine können nicht mit verschoben werden. Wählen Sie für jeden eine andere Zeit oder lassen Sie ihn, wo er ist.}}",
  taken: "Nicht frei",
  instead: "Statt {date}",
  leaveOut: "Auslassen",
  stay: "Bleibt am {date}",
  which: "Welche Termine?",
  one: "Nur dieser",
  following: "Dieser und alle weiteren ({count, number})",
  others: "Alle Termine der Serie",
  gone: "Einige der Termine sind nicht mehr frei, und es wurde nichts gebucht. Bitte sehen Sie sie noch einmal durch.",
};

export default series;
