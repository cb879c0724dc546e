import { formatFullName } from "@/lib/domain/organizations/full-name";
import type { User } from "@/lib/platform/db/generated/client";

/** To whom a mail about an account goes. */
export type Addressee = Pick<User, "email" | "firstName" | "lastName" | "language">;

/** What every mail about an account has. */
export const addressed = (user: Addressee, kind: string, subject: string) => ({
  key: null,
  eventId: null,
  kind,
  recipient: user.email ?? "",
  subject,
  to: formatFullName(user),
  replyTo: null,
  calendar: null,
});
