import { buildFieldProblem, type FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { PageSettings, PageSettingsInput } from "./custom-settings";

type CalendarsInput = Pick<PageSettingsInput, "target_calendar" | "blocking_calendars">;

/**
 * Requires that the page's calendars belong to its owner. References stored before may be stale and do not
 * block other changes. `pointer` leads to the page in the body.
 */
export async function validatePageCalendars(
  tx: Db,
  organization: OrganizationId,
  { userId, before = {} }: { userId: string | null; before?: PageSettings },
  sent: CalendarsInput | undefined,
  pointer = "",
): Promise<void> {
  const references = [
    ...(sent?.target_calendar ? [{ id: sent.target_calendar, at: "target_calendar", mustWrite: true }] : []),
    ...(sent?.blocking_calendars ?? []).map((id, index) => ({
      id,
      at: `blocking_calendars/${index}`,
      mustWrite: false,
    })),
  ];
  const [first] = references;
  const field = first?.at.split("/")[0] ?? (sent?.blocking_calendars && "blocking_calendars");
  if (!field) return;
  if (userId === null)
    throw buildFieldProblem(
      `${pointer}/custom/${field}`,
      "mismatch",
      `custom.${field} is for the pages of people: of a team's, each member's own choice counts`,
    );
  const found = await tx.subcalendar.findMany({
    where: { organizationId: organization, id: { in: references.map(({ id }) => id) }, calendar: { userId } },
    select: { id: true, writable: true },
  });
  const errors = references.flatMap(({ id, at, mustWrite }, index): FieldError | [] => {
    const pointed = { in: "body", pointer: `${pointer}/custom/${at}` } as const;
    const isTwice =
      !mustWrite &&
      references.some((other, otherIndex) => otherIndex < index && !other.mustWrite && other.id === id);
    if (isTwice) return { ...pointed, code: "duplicate", message: "is in the list already" };
    if (mustWrite ? before.target_calendar === id : before.blocking_calendars?.includes(id)) return [];
    const one = found.find((subcalendar) => subcalendar.id === id);
    if (!one) return { ...pointed, code: "unknown", message: "is not a calendar of the page's owner" };
    return mustWrite && !one.writable
      ? { ...pointed, code: "mismatch", message: "is a calendar in which nothing can be written" }
      : [];
  });
  if (errors.length > 0) throw buildValidationProblem(errors);
}
