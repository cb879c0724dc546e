import type { TranslateConsole } from "../texts";

/** What tells a room from others, beside its name. */
export const describeRoom = (
  { capacity, place }: { capacity: number | null; place: string | null },
  t: TranslateConsole,
): string =>
  [capacity === null ? null : t("rooms.people", { count: capacity }), place].filter(Boolean).join(" · ");
