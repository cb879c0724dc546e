import type { EventType } from "./resources";

/** The rules that Calendly tells without offered times. */
export const buildToldRules = (type: EventType): Record<string, unknown> => ({
  ...(type.start_time_increment && { step: type.start_time_increment }),
  ...(type.before_buffer != null && { buffer_before: type.before_buffer }),
  ...(type.after_buffer != null && { buffer_after: type.after_buffer }),
});
