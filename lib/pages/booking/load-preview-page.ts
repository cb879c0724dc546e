import { z } from "zod";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { getSessionMember } from "@/lib/domain/auth/sessions/get-session-member";
import { appointmentTypeUpdate } from "@/lib/domain/booking-pages/appointment-types/schema";
import { updateAppointmentType } from "@/lib/domain/booking-pages/appointment-types/update-appointment-type";
import { buildMemberPagesFilter } from "@/lib/domain/booking-pages/bookpages/member-pages";
import { bookpageFields } from "@/lib/domain/booking-pages/bookpages/schema";
import { updateBookpage } from "@/lib/domain/booking-pages/bookpages/update-bookpage";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { validate } from "@/lib/domain/contracts/validate";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import type { Visit } from "@/lib/pages/page-shell/locale-controls";
import type { Db } from "@/lib/platform/db/client";
import { withRollback } from "@/lib/platform/db/with-rollback";
import { loadBookingPage } from "./load-booking-page";
import type { BookingView } from "./view";

const PAGE_CHANGES = bookpageFields.partial().pick({ message: true, custom: true });

const TYPE_CHANGES = appointmentTypeUpdate.pick({
  name: true,
  description: true,
  message: true,
  availability: true,
  custom: true,
});

const PREVIEW_QUERY = z.object({
  page: z.string(),
  type: z.string().optional(),
  step: z.enum(["times", "details"]).optional(),
});

/** `search` names the page, perhaps the `type`, and the `step`; its `changes` are JSON. */
interface PreviewVisit extends Visit {
  session: Session;
}

/**
 * Loads the booking page with unsaved changes: it applies them in a transaction that is rolled back. Null if the
 * reader may neither change nor view the page, or if the changes are invalid.
 */
export async function loadPreviewPage(
  db: Db,
  { search, session, browser, now: opened, zoneOptions }: PreviewVisit,
): Promise<BookingView | null> {
  const { organization, admin, role } = session;
  const now = await setTenantContext(db, organization, opened);
  if (now === null) return null;
  const anyVersion = new Precondition(null);
  try {
    const {
      page: pageSlug,
      type: typeSlug = null,
      step,
    } = validate(PREVIEW_QUERY, Object.fromEntries(search), "query");
    const visiblePages = await db.bookpage.count({
      where: {
        organizationId: organization,
        slug: pageSlug,
        ...(!admin &&
          role !== "viewer" &&
          buildMemberPagesFilter(await getSessionMember(db, session, "team"))),
      },
    });
    if (visiblePages === 0) return null;
    const changes = parseChanges(search.get("changes"));
    return await withRollback(db, async (tx) => {
      if (typeSlug === null) {
        const body = validate(PAGE_CHANGES, changes, "body");
        await updateBookpage(tx, organization, pageSlug, body, anyVersion);
      } else {
        const body = validate(TYPE_CHANGES, changes, "body");
        await updateAppointmentType(tx, organization, { pageSlug, typeSlug }, body, anyVersion);
      }
      const open = (state: [string, string][] = []) =>
        loadBookingPage(tx, {
          address: { slug: pageSlug, type: typeSlug, minutes: null },
          search: new URLSearchParams([["embed", ""], ["lang", search.get("lang") ?? ""], ...state]),
          browser,
          now,
          zoneOptions,
          viewer: null,
        });
      if (step !== "details") return await open();
      // This step shows times while none is chosen, on a page with types too.
      return await open(pickFirstSlots(await open([["step", "details"]])));
    });
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

/** The first free times, as many as a booking needs, so that the preview can show the form. */
function pickFirstSlots(view: BookingView | null): [string, string][] {
  if (view?.step.name !== "times") return [];
  const { slots, selectedSlots: selected } = view.step;
  const first = slots.groups.flatMap((group) => group.slots).slice(0, selected?.needed ?? 1);
  return [...first.map(({ value }): [string, string] => ["slot", value]), ["step", "details"]];
}

function parseChanges(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
