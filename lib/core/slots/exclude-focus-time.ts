import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { ClosingRuleInput } from "./closing-rules";
import { EveningCounter } from "./evening-counter";
import type { EveningLimit, Focus, FocusBlocks } from "./focus";
import { FocusBlockCounter, listFocusTaken } from "./focus-block-counter";

/** A rule of a host's focus that a meeting would break. */
export type FocusConflict =
  /** `left`: the blocks that the meeting would leave in a day or week. */
  | { readonly rule: "focus"; readonly blocks: FocusBlocks; readonly left: number }
  /** `taken`: the evenings that the week would have. */
  | { readonly rule: "evenings"; readonly evenings: EveningLimit; readonly taken: number };

/**
 * Returns the starts at which a meeting leaves as many blocks as the host's focus keeps, and takes no evening too many;
 * `starts` ascend. A meeting that costs no block is allowed where calendar entries have left too few of them.
 */
export function excludeFocusTime(starts: Instant[], input: ClosingRuleInput): Instant[] {
  const { focus } = input.schedule;
  if (focus === null || starts.length === 0) return starts;
  const { before, after, blocks, evenings } = buildFocusCounters(focus, input, starts);
  const closed = new Uint8Array(starts.length);
  for (const { counter } of blocks) counter.markClosed(closed, starts, before, input.duration + after);
  evenings?.counter.markClosed(closed, starts, input.duration);
  const open: Instant[] = [];
  for (let i = 0; i < starts.length; i += 1) if (closed[i] === 0) open.push(starts[i] as Instant);
  return open;
}

/** Lists the rules of the host's focus that a meeting at this time would break. */
export function listFocusConflicts(input: ClosingRuleInput, start: Instant): FocusConflict[] {
  const { focus } = input.schedule;
  if (focus === null) return [];
  const { before, after, blocks, evenings } = buildFocusCounters(focus, input, [start]);
  const end = start + input.duration;
  const conflicts: FocusConflict[] = blocks.flatMap(({ rule, counter }) => {
    const left = counter.countAfter(start - before, end + after);
    return left < rule.count ? [{ rule: "focus", blocks: rule, left }] : [];
  });
  const taken = evenings?.counter.countWith(start, end) ?? 0;
  return evenings && taken > evenings.rule.most
    ? [...conflicts, { rule: "evenings", evenings: evenings.rule, taken }]
    : conflicts;
}

/** The counters expect ascending starts. `before` and `after` are buffers in milliseconds. */
function buildFocusCounters(
  focus: Focus,
  { host, schedule, duration }: ClosingRuleInput,
  starts: readonly Instant[],
) {
  const before = schedule.bufferBefore * MINUTE;
  const after = schedule.bufferAfter * MINUTE;
  const time = {
    start: asInstant((starts[0] as Instant) - before),
    end: asInstant((starts.at(-1) as Instant) + duration + after),
  };
  const taken = focus.blocks.length > 0 ? listFocusTaken(host, schedule) : [];
  return {
    before,
    after,
    blocks: focus.blocks.map((rule) => ({
      rule,
      counter: new FocusBlockCounter(rule, schedule, taken, time),
    })),
    evenings: focus.evenings && {
      rule: focus.evenings,
      counter: new EveningCounter(focus.evenings, schedule, host.meetings, time),
    },
  };
}
