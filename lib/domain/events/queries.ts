import type { MemberReader } from "@/lib/domain/contracts/contract";
import { formatEtag } from "@/lib/domain/contracts/etag";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { createReply, JsonBytes } from "@/lib/domain/contracts/reply";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type EventRow, listEventRows } from "./event-rows";
import { listEventJson } from "./list-event-json";
import { redactAddressesInJson } from "./redact-addresses";

export async function requireEvent(db: Db, organization: OrganizationId, id: string): Promise<EventRow> {
  const [row] = await listEventRows(db, organization, [id]);
  if (!row) throw buildNotFoundProblem(`The event ${id}`);
  return row;
}

/** `reader`: the calling member. */
export async function getEvent(
  db: Db,
  organization: OrganizationId,
  id: string,
  reader: MemberReader | null,
) {
  const [event] = await listEventJson(db, organization, [id]);
  if (!event) throw buildNotFoundProblem(`The event ${id}`);
  return createReply(new JsonBytes(redactAddressesInJson(event.json, reader)), undefined, {
    etag: formatEtag(event.id, event.v),
  });
}
