import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Reader } from "@/lib/platform/http/contract";
import { formatEtag } from "@/lib/platform/http/etag";
import { notFound } from "@/lib/platform/http/problem";
import { JsonBytes, reply } from "@/lib/platform/http/reply";
import { readEventJson } from "./event-json";
import { type EventRow, readEventRows } from "./event-rows";
import { hideAddressesIn } from "./hide-addresses";

export async function findEvent(db: Db, organization: OrganizationId, id: string): Promise<EventRow> {
  const [row] = await readEventRows(db, organization, [id]);
  if (!row) throw notFound(`The event ${id}`);
  return row;
}

/** `reader`: the member who asks. */
export async function readEvent(db: Db, organization: OrganizationId, id: string, reader: Reader | null) {
  const [event] = await readEventJson(db, organization, [id]);
  if (!event) throw notFound(`The event ${id}`);
  return reply(new JsonBytes(hideAddressesIn(event.json, reader)), undefined, {
    etag: formatEtag(event.id, event.v),
  });
}
