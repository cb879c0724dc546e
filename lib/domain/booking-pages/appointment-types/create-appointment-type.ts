import { checkNamed } from "@/lib/domain/booking-pages/bookpages/check-named";
import { mergeTypeCustom } from "@/lib/domain/booking-pages/bookpages/merge-custom";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/failures";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import { given } from "@/lib/platform/db/given";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { fieldProblem } from "@/lib/platform/http/problem";
import { lockPage } from "./lock-page";
import type { AppointmentTypeBody } from "./schema";
import { serializeAppointmentType } from "./serialize";
import { takeHandle } from "./take-handle";
import { freeHandle, toHandle } from "./type-handle";

export async function createAppointmentType(
  db: Db,
  organization: OrganizationId,
  nickname: string,
  body: AppointmentTypeBody,
) {
  try {
    return await inTransaction(db, async (tx) => {
      const page = await lockPage(tx, organization, nickname, body.availability);
      await checkNamed(tx, organization, page, body.custom);
      const { name, active, message, description } = body;
      const row = await tx.appointmentType.create({
        data: {
          id: newId(),
          organizationId: organization,
          bookpageId: page.id,
          availabilityId: body.availability ?? null,
          name,
          handle: body.handle ?? (await deriveHandle(tx, page, name)),
          ...given({ active, public: body.public, message, description }),
          custom: mergeTypeCustom(page, {}, body.custom),
        },
      });
      await takeHandle(tx, row);
      return serializeAppointmentType(row);
    });
  } catch (error) {
    throw handleClash(error) ?? error;
  }
}

/** Whoever calls this holds the page, so nobody takes the handle in between. */
async function deriveHandle(
  tx: Db,
  { organizationId, id: bookpageId }: Bookpage,
  name: string,
): Promise<string> {
  const wanted = toHandle(name);
  const similar = await tx.appointmentType.findMany({
    where: { organizationId, bookpageId, handle: { startsWith: wanted } },
    select: { handle: true },
  });
  return freeHandle(wanted, new Set(similar.map(({ handle }) => handle)));
}

export const handleClash = (error: unknown) =>
  findSqlState(error) === "23505"
    ? fieldProblem("/handle", "taken", "Another appointment type of this page has this handle", "conflict")
    : null;
