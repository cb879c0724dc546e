import { createPrivateKey } from "node:crypto";
import { newAccess } from "@/lib/domain/calendars/access/new-access";
import { PrivateServer } from "@/lib/domain/calendars/private-server";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { findProvider } from "@/lib/domain/calendars/providers";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { fieldProblem } from "@/lib/platform/http/problem";
import { networkDeadline } from "@/lib/platform/outward/network-deadline";
import { credentialsFor } from "./company-credentials";
import type { CalendarConnectionBody } from "./schema";

const VERIFY_TIMEOUT_MS = 20_000;

const SOMEBODY = statement<{ email: string }>(`
  SELECT u.email FROM users u
   WHERE u.organization_id = $1 AND split_part(lower(u.email), '@', 2) = ANY ($2)
   ORDER BY u.admin DESC, u.email_confirmed_at IS NULL, u.created_at LIMIT 1`);

/** Opens one person's calendar with what a client has sent, and tells the field to blame for a refusal. */
export async function verifyConnection(
  db: Db,
  organization: OrganizationId,
  body: CalendarConnectionBody,
): Promise<void> {
  if (body.source === "google") requireKey(body.credentials.private_key);
  const address = body.try_with ?? (await sql(db, SOMEBODY, [organization, body.domains]))[0]?.email;
  if (!address)
    throw fieldProblem(
      "/try_with",
      "required",
      "is required, as nobody here has an address in these domains",
    );
  if (!body.domains.includes(address.slice(address.lastIndexOf("@") + 1)))
    throw fieldProblem("/try_with", "invalid_value", "must lie in one of the domains");
  const signal = networkDeadline(VERIFY_TIMEOUT_MS);
  try {
    await findProvider(body.source)?.connect(newAccess(credentialsFor(body, address), organization, signal));
  } catch (error) {
    const late = error instanceof DOMException;
    if (!late && !(error instanceof ProviderRefusal)) throw error;
    const at = body.source === "exchange" ? "/credentials/server" : "/credentials";
    const message = late ? "The server did not answer within 20 seconds" : error.message;
    if (error instanceof PrivateServer) throw fieldProblem(at, "private_address", "must be a public address");
    if (late || error.reason === "busy") throw fieldProblem(at, "unreachable", message);
    if (error.reason === "address") throw fieldProblem(at, "no_calendar", message);
    throw fieldProblem("/credentials", "refused", `${message} (tried with ${address})`);
  }
}

function requireKey(pem: string): void {
  try {
    if (createPrivateKey(pem).asymmetricKeyType === "rsa") return;
  } catch {
    // said below
  }
  throw fieldProblem("/credentials/private_key", "invalid_format", "must be a private RSA key as PEM");
}
