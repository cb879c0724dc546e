import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

/** Checks later whether a picture has a row; if not, deletes its objects. */
export const DELETE_ORPHANED_OBJECTS = defineTask(
  "delete_orphaned_objects",
  z.object({ organization: z.string(), picture: z.string() }),
);
