import { defineTask } from "@/lib/platform/queue/task";

export const OFFBOARD = defineTask<{ organization: string; offboarding: string }>("offboard");
