import { createPrivateKey } from "node:crypto";
import { buildAccess } from "@/lib/domain/calendars/access/build-access";
import { PrivateServerError } from "@/lib/domain/calendars/private-server-error";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { findProvider } from "@/lib/domain/calendars/providers";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import { buildUserCredentials } from "./company-credentials";
import type { CalendarConnectionBody } from "./schema";

const VERIFY_TIMEOUT_MS = 20_000;

const ANY_USER = defineStatement<{ email: string }>(`
  SELECT u.email FROM users u
   WHERE u.organization_id = $1 AND split_part(lower(u.email), '@', 2) = ANY ($2)
   ORDER BY u.admin DESC, u.email_confirmed_at IS NULL, u.created_at LIMIT 1`);

/**
 * Opens one user's calendar with the client's credentials; a rejection becomes a problem at the field that
 * caused it.
 */
export async function verifyCalendarConnection(
  db: Db,
  organization: OrganizationId,
  body: CalendarConnectionBody,
): Promise<void> {
  if (body.source === "google") requirePrivateKey(body.credentials.private_key);
  const address = body.try_with ?? (await executeSql(db, ANY_USER, [organization, body.domains]))[0]?.email;
  if (!address)
    throw buildFieldProblem("/try_with", "required", "is required: no user has an address in these domains");
  if (!body.domains.includes(address.slice(address.lastIndexOf("@") + 1)))
    throw buildFieldProblem("/try_with", "invalid_value", "must lie in one of the domains");
  const signal = createNetworkDeadline(VERIFY_TIMEOUT_MS);
  try {
    await findProvider(body.source)?.connect(
      buildAccess(buildUserCredentials(body, address), organization, signal),
    );
  } catch (error) {
    const late = error instanceof DOMException;
    if (!late && !(error instanceof ProviderError)) throw error;
    const at = body.source === "exchange" ? "/credentials/server" : "/credentials";
    const message = late ? "The server did not answer within 20 seconds" : error.message;
    if (error instanceof PrivateServerError)
      throw buildFieldProblem(at, "private_address", "must be a public address");
    if (late || error.reason === "busy") throw buildFieldProblem(at, "unreachable", message);
    if (error.reason === "address") throw buildFieldProblem(at, "no_calendar", message);
    throw buildFieldProblem("/credentials", "refused", `${message} (tried with ${address})`);
  }
}

function requirePrivateKey(pem: string): void {
  try {
    if (createPrivateKey(pem).asymmetricKeyType === "rsa") return;
  } catch {
    // reported below
  }
  throw buildFieldProblem("/credentials/private_key", "invalid_format", "must be a private RSA key as PEM");
}
