import { mailLink } from "@/lib/accounts/mail-link";
import { database } from "@/lib/db/client";
import type { TaskPayloads } from "@/lib/jobs/payloads";
import { instant } from "@/lib/time/instant";

export const mailPasswordLinkTask = ({ user }: TaskPayloads["mail_password_link"]) =>
  mailLink(database(), user, instant(Date.now()));
