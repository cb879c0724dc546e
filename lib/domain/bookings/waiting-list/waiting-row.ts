import { Prisma, type WaitingEntry } from "@/lib/platform/db/generated/client";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";

/** A waiting-list entry with the slugs of page and type. */
export interface WaitingRow extends Omit<WaitingEntry, "offeredStarts"> {
  pageSlug: string;
  typeSlug: string | null;
  /** Number of offers. */
  offers: number;
}

const { offeredStarts: _, ...FIELDS } = Prisma.WaitingEntryScalarFieldEnum;

export const WAITING_ROWS = defineStatement<WaitingRow>(
  selectFrom("waiting_entries", FIELDS, {
    offers: "cardinality(t.offered_starts)",
    pageSlug:
      "coalesce((SELECT b.nickname::text FROM bookpages b WHERE b.organization_id = $1 AND b.id = t.bookpage_id), '')",
    typeSlug:
      "(SELECT y.handle FROM appointment_types y WHERE y.organization_id = $1 AND y.id = t.appointment_type_id)",
  }),
);
