import { type Link, Prisma } from "@/lib/platform/db/generated/client";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";

/** A link with the names of its page and type. */
export interface LinkRow extends Omit<Link, "tokenHash"> {
  pageSlug: string;
  typeSlug: string | null;
}

const { tokenHash: _, ...FIELDS } = Prisma.LinkScalarFieldEnum;

export const LINK_ROWS = defineStatement<LinkRow>(
  selectFrom("links", FIELDS, {
    pageSlug:
      "coalesce((SELECT b.nickname::text FROM bookpages b WHERE b.organization_id = $1 AND b.id = t.bookpage_id), '')",
    typeSlug:
      "(SELECT y.handle FROM appointment_types y WHERE y.organization_id = $1 AND y.id = t.appointment_type_id)",
  }),
);
