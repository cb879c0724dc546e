import { PrivateServer } from "@/lib/domain/calendars/private-server";
import type { ProviderAccount } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { findProvider } from "@/lib/domain/calendars/providers";
import type { CalendarAccount } from "@/lib/domain/calendars/schema";
import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { networkDeadline } from "@/lib/platform/outward/network-deadline";
import { newAccess } from "./new-access";

const VERIFY_TIMEOUT_MS = 20_000;
const ICLOUD_URL = "https://caldav.icloud.com";

/** Signs in with what a client has sent; what the server refuses is told at the field that is to blame. */
export async function verifyAccount(
  db: Db,
  organization: OrganizationId,
  userId: string,
  body: CalendarAccount,
): Promise<ProviderAccount<unknown>> {
  await findUser(db, organization, userId); // nothing is called for somebody who is not there
  const provider = findProvider(body.source);
  if (!provider) throw fieldProblem("/source", "unsupported", "cannot be connected here");
  try {
    const signal = networkDeadline(VERIFY_TIMEOUT_MS);
    return await provider.connect(newAccess(pickCredentials(body), organization, signal));
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

function toAccountProblem(error: unknown, { source }: CalendarAccount): unknown {
  const late = error instanceof DOMException;
  if (!late && !(error instanceof ProviderRefusal)) return error;
  const [address, secret] =
    source === "ics" ? ["/url", "/url"] : ["/credentials/server", "/credentials/password"];
  if (!late && error.reason === "access") return fieldProblem(secret, "refused", error.message);
  if (error instanceof PrivateServer && source !== "icloud")
    return fieldProblem(address, "private_address", "must be a public address");
  const message = late ? "The server did not answer within 20 seconds" : error.message;
  // The server of iCloud is none of the client's fields.
  if (source === "icloud")
    return new ApiProblem("unavailable", message, { headers: { "retry-after": "60" } });
  return fieldProblem(address, late || error.reason === "busy" ? "unreachable" : "no_calendar", message);
}
