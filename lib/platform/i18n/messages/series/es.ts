const series = {
  heading: "Serie",
  place: "{index, number} de {count, number}",
  every: {
    day: "Cada día",
    week: "Cada semana",
    two_weeks: "Cada dos semanas",
    four_weeks: "Cada cuatro semanas",
    month: "Cada mes",
  },
  repeat: "Repetir esta reunión",
  rhythm: "Con qué frecuencia",
  times: "Número de reuniones",
  once: "Una vez",
  show: "Mostrar las fechas",
  dates: "{count, plural, one {# fecha} many {# fechas} other {# fechas}}",
  zoneNote: "Siempre a la misma hora en {zone}.",
  monthNote: "En un mes sin ese día es el último día.",
  lost: "{count, plural, one {Una de las fechas no está libre. Elija otra hora para ella o déjela fuera.} many {# de las fechas no están libres. Elija otra hora para cada una o déjela fuera.} other {# de las fechas no están libres. Elija otra hora para cada una o déjela fuera.}}",
  lostMove:
    "{count, plural, one {Una de las reuniones no se puede mover con las demás. Elija otra hora para ella o déjela donde está.} many {# de las reuniones no se pueden mover con las demás. Elija otra hora para cada una o déjela donde está.} other {# de las reuniones no se pueden mover con las demás. Elija otra hora para cada una o déjela donde está.}}",
  taken: "No está libre",
  instead: "En lugar de {date}",
  leaveOut: "Dejar fuera",
  stay: "Se queda el {date}",
  which: "¿Qué reuniones?",
  one: "Solo esta",
  following: "Esta y todas las siguientes ({count, number})",
  others: "Todas las fechas de la serie",
  gone: "Algunas fechas ya no están libres y no se ha reservado nada. Revíselas otra vez, por favor.",
};

export default series;
