import { defineTask } from "@/lib/platform/queue/task";

/** Looks later whether a picture is kept; if not, what the object storage has of it goes. */
export const DELETE_ORPHANED_OBJECTS = defineTask<{ organization: string; picture: string }>("sweep_objects");
