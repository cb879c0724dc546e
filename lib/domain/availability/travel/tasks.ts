import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

/** Looks up the positions of an organisation's addresses and the routes between them. */
export const LOCATE_PLACES = defineTask("locate_places", z.object({ organization: z.string() }));
