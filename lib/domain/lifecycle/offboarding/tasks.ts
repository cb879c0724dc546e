import { defineTask } from "@/lib/platform/queue/task";

export const RUN_OFFBOARDING = defineTask<{ organization: string; offboarding: string }>("run_offboarding");
