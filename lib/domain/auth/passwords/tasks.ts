import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

/** Mails a password link to a user id, which may not exist. */
export const SEND_PASSWORD_LINK = defineTask(
  "send_password_link",
  z.object({ organization: z.string(), user: z.string() }),
  { priority: "awaited" },
);
