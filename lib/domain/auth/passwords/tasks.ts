import { defineTask } from "@/lib/platform/queue/task";

/** A link to choose a password with, to a user who may not exist. */
export const SEND_PASSWORD_LINK = defineTask<{ organization: string; user: string }>("mail_password_link", {
  priority: "awaited",
});
