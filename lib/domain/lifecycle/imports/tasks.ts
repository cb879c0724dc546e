import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

export const RUN_TOOL_IMPORT = defineTask(
  "run_tool_import",
  z.object({ organization: z.string(), import: z.string() }),
);
