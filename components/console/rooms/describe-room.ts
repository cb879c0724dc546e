import type { TranslateConsole } from "../texts";

/** Formats the details that distinguish rooms of one name. */
export const describeRoom = (
  { capacity, place }: { capacity: number | null; place: string | null },
  t: TranslateConsole,
): string =>
  [capacity === null ? null : t("rooms.people", { count: capacity }), place].filter(Boolean).join(" · ");
