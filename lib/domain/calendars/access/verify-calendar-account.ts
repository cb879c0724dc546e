import { PrivateServerError } from "@/lib/domain/calendars/private-server-error";
import type { ProviderAccount } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { findProvider } from "@/lib/domain/calendars/providers";
import type { CalendarAccount } from "@/lib/domain/calendars/schema";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { createNetworkDeadline } from "@/lib/platform/egress/network-deadline";
import { buildAccess } from "./build-access";

const VERIFY_TIMEOUT_MS = 20_000;
const ICLOUD_URL = "https://caldav.icloud.com";

/** Signs in with the client's credentials; a rejection becomes a problem at the field that caused it. */
export async function verifyCalendarAccount(
  db: Db,
  organization: OrganizationId,
  userId: string,
  body: CalendarAccount,
): Promise<ProviderAccount<unknown>> {
  await getUserRow(db, organization, userId); // sends no request for an unknown user
  const provider = findProvider(body.source);
  if (!provider) throw buildFieldProblem("/source", "unsupported", "cannot be connected here");
  try {
    const signal = createNetworkDeadline(VERIFY_TIMEOUT_MS);
    return await provider.connect(buildAccess(pickCredentials(body), organization, signal));
  } catch (error) {
    throw toAccountProblem(error, body);
  }
}

function pickCredentials(body: CalendarAccount) {
  if (body.source === "ics") return { url: body.url };
  if (body.source === "exchange") return body.credentials;
  const server = body.source === "icloud" ? ICLOUD_URL : body.credentials.server;
  return { ...body.credentials, server, home: null };
}

/** Statuses of an address without a calendar; the password may be right. */
const MISSING_STATUSES = [404, 410];

function toAccountProblem(error: unknown, { source }: CalendarAccount): unknown {
  const late = error instanceof DOMException;
  if (!late && !(error instanceof ProviderError)) return error;
  const [address, secret] =
    source === "ics" ? ["/url", "/url"] : ["/credentials/server", "/credentials/password"];
  const isMissing = !late && error.status !== null && MISSING_STATUSES.includes(error.status);
  if (isMissing && source !== "icloud") return buildFieldProblem(address, "no_calendar", error.message);
  if (!late && error.reason === "access") return buildFieldProblem(secret, "refused", error.message);
  if (error instanceof PrivateServerError && source !== "icloud")
    return buildFieldProblem(address, "private_address", "must be a public address");
  const message = late ? "The server did not answer within 20 seconds" : error.message;
  // The server of iCloud is not a field of the client.
  if (source === "icloud")
    return new ApiProblem("unavailable", message, { headers: { "retry-after": "60" } });
  return buildFieldProblem(address, late || error.reason === "busy" ? "unreachable" : "no_calendar", message);
}
