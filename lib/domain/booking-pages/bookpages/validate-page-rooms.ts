import type { FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { PageSettings, PageSettingsInput } from "./custom-settings";

/**
 * Requires that the rooms of a page or type belong to the organisation. References stored before may be
 * stale. `pointer` leads to the page in the body.
 */
export async function validatePageRooms(
  tx: Db,
  organization: OrganizationId,
  before: Pick<PageSettings, "rooms"> | undefined,
  sent: Pick<PageSettingsInput, "rooms"> | undefined,
  pointer = "",
): Promise<void> {
  const roomIds = sent?.rooms?.any_of ?? [];
  if (roomIds.length === 0) return;
  const found = await tx.user.findMany({
    where: { organizationId: organization, resource: true, id: { in: roomIds } },
    select: { id: true },
  });
  const errors = roomIds.flatMap((room, index): FieldError | [] =>
    found.some(({ id }) => id === room) || before?.rooms?.any_of?.includes(room)
      ? []
      : {
          in: "body",
          pointer: `${pointer}/custom/rooms/any_of/${index}`,
          code: "unknown",
          message: "is not a room of your organisation",
        },
  );
  if (errors.length > 0) throw buildValidationProblem(errors);
}
