import type { Host } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import type { MeetingStep, StepRules } from "@/lib/core/slots/steps/step-rules";

/*
 * A second, simple implementation of steps: it tries every order and every gap from each start. It shares no code with
 * the engine; hours and free minutes are the oracle's.
 */

/** A plan as `[step, start in minutes, indexes of the free hosts]` of each part. */
export type PlanByMinute = readonly (readonly [step: number, start: number, free: readonly number[]])[];

interface Minutes {
  /** Lists the starts of a search for one meeting. */
  listFree: (search: SlotSearch) => number[];
  /** Returns a check whether a host can be booked at a minute, for so many minutes. */
  buildHostCheck: (host: Host, search: SlotSearch) => (start: number) => boolean;
}

/** Lists the starts, in minutes, each with its first plan. */
export function findStepsByMinute(
  search: SlotSearch,
  { list, order }: StepRules,
  { listFree, buildHostCheck }: Minutes,
): { start: number; plan: PlanByMinute }[] {
  const able = list.map((step) => listAble(step, search.hosts));
  const checks = list.map((step, at) =>
    (able[at] ?? []).map((index) => ({
      index,
      check: buildHostCheck(search.hosts[index] as Host, { ...search, duration: step.minutes }),
    })),
  );
  const findFree = (at: number, start: number) => {
    const step = list[at] as MeetingStep;
    const free = (checks[at] ?? []).filter(({ check }) => check(start)).map(({ index }) => index);
    const needed = step.any ? 1 : Math.max(1, step.hosts?.length ?? search.hosts.length);
    return free.length >= needed ? free : null;
  };
  const plan = (left: readonly number[], start: number): PlanByMinute | null => {
    if (left.length === 0) return [];
    for (const at of order === "free" ? left : left.slice(0, 1)) {
      const { minutes, gap } = list[at] as MeetingStep;
      const free = findFree(at, start);
      for (let between = gap.least; free && between <= gap.most; between += 5) {
        const rest = plan(
          left.filter((one) => one !== at),
          start + minutes + between,
        );
        if (rest) return [[at, start, free], ...rest];
      }
    }
    return null;
  };
  const first = order === "free" ? list.map((_, at) => at) : [0];
  const starts = first.flatMap((at) => listStarts(search, list[at] as MeetingStep, able[at] ?? [], listFree));
  const all = list.map((_, at) => at);
  return [...new Set(starts)]
    .sort((a, b) => a - b)
    .flatMap((start) => {
      const found = plan(all, start);
      return found ? [{ start, plan: found }] : [];
    });
}

const listAble = ({ hosts: ids }: MeetingStep, hosts: readonly Host[]): number[] =>
  hosts.flatMap(({ id }, index) => (ids === null || ids.includes(id ?? "") ? [index] : []));

function listStarts(
  search: SlotSearch,
  { minutes, hosts: ids, any }: MeetingStep,
  able: readonly number[],
  listFree: Minutes["listFree"],
): number[] {
  if (able.length === 0 || (!any && ids !== null && able.length < ids.length)) return [];
  const hosts = able.map((index) => search.hosts[index] as Host);
  const alone = { ...search, duration: minutes, step: search.step ?? 15, match: "all" as const };
  return any ? hosts.flatMap((host) => listFree({ ...alone, hosts: [host] })) : listFree({ ...alone, hosts });
}
