import { defineTask } from "@/lib/platform/queue/task";

/** Mails a password link to a user id, which may not exist. */
export const SEND_PASSWORD_LINK = defineTask<{ organization: string; user: string }>("send_password_link", {
  priority: "awaited",
});
