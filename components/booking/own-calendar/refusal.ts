import type { OwnCalendarFault } from "@/lib/pages/own-calendar/view";

/** Why a calendar is not shown: by its rule, and in words where the service has said them. */
export class Refusal extends Error {
  constructor(
    readonly rule: OwnCalendarFault,
    readonly text: string | null = null,
  ) {
    super(rule);
  }
}

/** A refusal where it is shown: beside what the calendar was to come from. */
export type Trouble = { at: "file" | "address" | "connected"; text: string };
