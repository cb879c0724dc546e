/** Minutes of a day, from midnight. */
export interface DaySpan {
  from: number;
  until: number;
}

/** A place in a day's column: its lane, and the number of lanes beside each other there. */
export interface DayLane {
  lane: number;
  lanes: number;
}

/** Arranges the spans of a day, sorted by their start: overlapping ones share the width. */
export function assembleDay<Span extends DaySpan>(spans: readonly Span[]): (Span & DayLane)[] {
  const placed: (Span & DayLane)[] = [];
  let group: (Span & DayLane)[] = [];
  let groupEnd = 0;
  const endGroup = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    placed.push(...group.map((span) => ({ ...span, lanes })));
    group = [];
  };
  for (const span of spans) {
    if (span.from >= groupEnd) endGroup();
    const taken = new Set(group.filter(({ until }) => until > span.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ ...span, lane, lanes: 1 });
    groupEnd = Math.max(groupEnd, span.until);
  }
  endGroup();
  return placed;
}

const DAY_MINUTES = 1440;

/** The shown hours: those of an office, and more where meetings begin earlier or end later. */
export function findShownHours(spans: readonly DaySpan[]): { first: number; last: number } {
  const [first, last] = [8, 18];
  return {
    first: Math.min(first, ...spans.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(last, ...spans.map(({ until }) => Math.ceil(Math.min(until, DAY_MINUTES) / 60))),
  };
}
