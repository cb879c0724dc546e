import type { PollView } from "@/lib/pages/event/view";

const [LEAST_WIDTH, GREATEST_WIDTH] = [1040, 1600];
const NAME_WIDTH = 196;

/** Computes the width of a card in pixels that fits every option of its poll, with the sizes of `poll` in the stylesheet. */
export function computePollWidth({ sections, choices }: Pick<PollView, "sections" | "choices">): number {
  const counts = sections.map(({ groups }) => groups.flatMap(({ options }) => options).length);
  const width = NAME_WIDTH + Math.max(0, ...counts) * (choices.length > 2 ? 156 : 120) + 2;
  return Math.min(GREATEST_WIDTH, Math.max(LEAST_WIDTH, width));
}
