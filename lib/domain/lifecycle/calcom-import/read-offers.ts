import type { Offers } from "@/lib/core/slots/inference/observed-offers";
import { asInstant, DAY } from "@/lib/core/time/instant";
import type { NoteSubject } from "../import-notes/report-note";
import { addUnreadable } from "../tool-import/create-try-read";
import { ImportError } from "../tool-import/import-error";
import type { CalcomPeople } from "./calcom-account";
import type { CalcomClient } from "./calcom-client";
import { slot } from "./resources";

/** Whole days of UTC, today included. */
const OFFER_DAYS = 28;

/** Reads the starts that each event type with one host offers. What cannot be read is not compared. */
export async function readOffers(
  client: CalcomClient,
  { personalTypes }: CalcomPeople,
  unreadable: NoteSubject[],
): Promise<ReadonlyMap<number, Offers>> {
  const offers = new Map<number, Offers>();
  for (const { type } of personalTypes) {
    try {
      offers.set(type.id, await readTypeOffers(client, type.id));
    } catch (error) {
      const isOptional = error instanceof ImportError && ["forbidden", "unexpected"].includes(error.failure);
      if (!isOptional) throw error;
      addUnreadable(unreadable, { topic: "offered_times" });
    }
  }
  return offers;
}

async function readTypeOffers(client: CalcomClient, type: number): Promise<Offers> {
  const query = {
    eventTypeId: String(type),
    start: formatDate(Date.now()),
    end: formatDate(Date.now() + OFFER_DAYS * DAY),
    timeZone: "UTC",
  };
  // The key is without dates, so that an import that goes on after midnight finds its answers.
  const { rows, requestedAt } = await client.readSlots(slot, query, `/v2/slots ${type}`);
  const [from, to] = [asInstant(requestedAt), asInstant((Math.floor(requestedAt / DAY) + OFFER_DAYS) * DAY)];
  const starts = [...new Set(rows.map(({ start }) => asInstant(Date.parse(start))))]
    .filter((start) => start >= from && start < to)
    .sort((a, b) => a - b);
  return { starts, from, to, now: from };
}

const formatDate = (instant: number) => new Date(instant).toISOString().slice(0, 10);
