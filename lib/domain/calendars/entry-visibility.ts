import { z } from "zod";

/** How much of a meeting others learn who see the calendar that it is written into: what the calendar shows, or when it is. */
export const entryVisibility = z.enum(["default", "private"]);
