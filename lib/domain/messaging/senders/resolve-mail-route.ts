import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { hasOwnServer } from "./own-server";
import { pickSenderRoute } from "./policy";
import { findMailSender } from "./queries";

/**
 * Loads a mail that waits to be sent, and whose server is to send it; null if it was sent or has failed. `signer`: the
 * sender from whose address the installation sends.
 */
export async function resolveMailRoute(
  db: Db,
  { organization, mail: id }: { organization: string; mail: string },
  now: Instant,
) {
  const mail = await db.mail.findFirst({ where: { organizationId: organization, id, state: "queued" } });
  if (!mail) return null;
  const found = await findMailSender(db, asOrganizationId(organization));
  const sender = found && hasOwnServer(found) ? found : null;
  const signer = found && !hasOwnServer(found) && found.status === "working" ? found : null;
  const hasInstallation = env().SMTP_URL !== undefined;
  const route = pickSenderRoute(sender, { attempts: mail.attempts, hasInstallation }, now);
  return { mail, sender, signer, route, hasInstallation };
}
