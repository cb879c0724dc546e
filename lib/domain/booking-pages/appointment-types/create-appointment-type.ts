import { mergeTypeSettings } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { validatePageReferences } from "@/lib/domain/booking-pages/bookpages/validate-page-references";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { lockPageOfTypes } from "./lock-page-of-types";
import { reserveTypeSlug } from "./reserve-type-slug";
import type { AppointmentTypeBody } from "./schema";
import { serializeAppointmentType } from "./serialize";
import { pickFreeSlug, toTypeSlug } from "./type-slug";

export async function createAppointmentType(
  db: Db,
  organization: OrganizationId,
  slug: string,
  body: AppointmentTypeBody,
) {
  try {
    return await withTransaction(db, async (tx) => {
      const page = await lockPageOfTypes(tx, organization, slug, body.availability);
      await validatePageReferences(tx, organization, page, body.custom);
      const { name, active, message, description } = body;
      const row = await tx.appointmentType.create({
        data: {
          id: generateId(),
          organizationId: organization,
          bookpageId: page.id,
          availabilityId: body.availability ?? null,
          name,
          slug: body.handle ?? (await deriveTypeSlug(tx, page, name)),
          ...omitUndefined({ active, public: body.public, message, description }),
          settings: mergeTypeSettings(page, {}, body.custom),
        },
      });
      await reserveTypeSlug(tx, row);
      return serializeAppointmentType(row);
    });
  } catch (error) {
    throw toTypeSlugProblem(error) ?? error;
  }
}

/** The caller holds the lock of the page, so no other type can take the slug meanwhile. */
async function deriveTypeSlug(
  tx: Db,
  { organizationId, id: bookpageId }: Bookpage,
  name: string,
): Promise<string> {
  const requested = toTypeSlug(name);
  const similar = await tx.appointmentType.findMany({
    where: { organizationId, bookpageId, slug: { startsWith: requested } },
    select: { slug: true },
  });
  return pickFreeSlug(requested, new Set(similar.map(({ slug }) => slug)));
}

export const toTypeSlugProblem = (error: unknown) =>
  findSqlState(error) === "23505"
    ? buildFieldProblem(
        "/handle",
        "taken",
        "Another appointment type of this page has this handle",
        "conflict",
      )
    : null;
