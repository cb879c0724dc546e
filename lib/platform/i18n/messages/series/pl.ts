const series = {
  heading: "Seria",
  place: "{index, number} z {count, number}",
  every: {
    day: "Codziennie",
    week: "Co tydzień",
    two_weeks: "Co dwa tygodnie",
    four_weeks: "Co cztery tygodnie",
    month: "Co miesiąc",
  },
  repeat: "Powtarzaj to spotkanie",
  rhythm: "Jak często",
  times: "Liczba spotkań",
  once: "Raz",
  show: "Pokaż terminy",
  dates: "{count, plural, one {# termin} few {# terminy} many {# terminów} other {# terminu}}",
  zoneNote: "Zawsze o tej samej godzinie (strefa czasowa: {zone}).",
  monthNote: "W miesiącu bez tego dnia będzie to ostatni dzień.",
  lost: "{count, plural, one {Jeden z terminów jest zajęty. Wybierz w zamian inny albo go pomiń.} few {# terminy są zajęte. W zamian za każdy wybierz inny albo go pomiń.} many {# terminów jest zajętych. W zamian za każdy wybierz inny albo go pomiń.} other {# terminu jest zajęte. W zamian za każdy wybierz inny albo go pomiń.}}",
  lostMove:
    "{count, plural, one {Jednego ze spotkań nie można przełożyć razem z innymi. Wybierz dla niego inny termin albo je zostaw.} few {# spotkań nie można przełożyć razem z innymi. Wybierz dla każdego inny termin albo je zostaw.} many {# spotkań nie można przełożyć razem z innymi. Wybierz dla każdego inny termin albo je zostaw.} other {# spotkania nie można przełożyć razem z innymi. Wybierz dla każdego inny termin albo je zostaw.}}",
  taken: "Zajęty",
  instead: "Zamiast: {date}",
  leaveOut: "Pomiń",
  stay: "Bez zmian: {date}",
  which: "Które spotkania?",
  one: "Tylko to",
  following: "To i wszystkie kolejne ({count, number})",
  others: "Wszystkie terminy serii",
  gone: "Niektóre terminy nie są już wolne i niczego nie zarezerwowano. Przejrzyj je jeszcze raz.",
};

export default series;
