import type { Instant } from "@/lib/core/time/instant";

/** Formats a time for form fields and addresses (`slot`): `2031-03-10T09:00:00Z`. */
export const formatSlotValue = (start: Instant): string => `${new Date(start).toISOString().slice(0, 19)}Z`;
