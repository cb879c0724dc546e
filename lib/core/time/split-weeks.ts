/** Divides the values of consecutive days into weeks of seven. */
export const splitWeeks = <Day>(days: readonly Day[]): Day[][] =>
  Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
