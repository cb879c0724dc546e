import { z } from "zod";

/** Visibility of written entries: the calendar's default, or private, which shows the time only. */
export const entryVisibility = z.enum(["default", "private"]);
