import type { Instant } from "@/lib/core/time/instant";
import { absenceUpdate } from "@/lib/domain/availability/absences/schema";
import { updateAbsence } from "@/lib/domain/availability/absences/update-absence";
import { availabilityBody } from "@/lib/domain/availability/availabilities/schema";
import { updateAvailability } from "@/lib/domain/availability/availabilities/update-availability";
import { appointmentTypeUpdate } from "@/lib/domain/booking-pages/appointment-types/schema";
import { updateAppointmentType } from "@/lib/domain/booking-pages/appointment-types/update-appointment-type";
import { bookpageUpdate } from "@/lib/domain/booking-pages/bookpages/schema";
import { updateBookpage } from "@/lib/domain/booking-pages/bookpages/update-bookpage";
import { teamUpdate } from "@/lib/domain/people/teams/schema";
import { updateTeam } from "@/lib/domain/people/teams/update-team";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { formatEtag, Precondition } from "@/lib/platform/http/etag";
import { validate } from "@/lib/platform/http/validate";
import { toHoursBody } from "./hours-body";
import type { Columns, Subject, UndoableResource } from "./read-subject";

interface Undone {
  subject: Subject;
  before: Columns;
  now: Instant;
}

type WriteBack = (tx: Db, organization: OrganizationId, undone: Undone) => Promise<unknown>;

const unchanged = ({ id, v }: Subject) => new Precondition(formatEtag(id, v));

const nicknameOf = ({ page }: Subject) => String(page?.nickname);

const userOf = ({ columns }: Subject) => String(columns.user_id);

/** All settings that are there now go, so that those before are all that there is. */
const withSettings = ({ custom, ...others }: Columns, { columns }: Subject): Columns => ({
  ...others,
  ...(custom !== undefined && {
    custom: {
      ...Object.fromEntries(Object.keys(columns.custom as object).map((name) => [name, null])),
      ...(custom as object),
    },
  }),
});

/** Writes what was there before as a PUT would, with all that it checks and tells. */
export const WRITE_BACK: Record<UndoableResource, WriteBack> = {
  absence: (tx, organization, { subject, before }) => {
    const { instead_user_id: instead, ...others } = before;
    const body = validate(absenceUpdate, { ...others, ...(instead !== undefined && { instead }) }, "body");
    const path = { user_id: userOf(subject), absence_id: subject.id };
    return updateAbsence(tx, organization, path, body, unchanged(subject));
  },
  appointment_type: (tx, organization, { subject, before }) => {
    const { availability_id: availability, ...others } = withSettings(before, subject);
    const sent = { ...others, ...(availability !== undefined && { availability }) };
    const path = { nickname: nicknameOf(subject), handle: String(subject.columns.handle) };
    const body = validate(appointmentTypeUpdate, sent, "body");
    return updateAppointmentType(tx, organization, path, body, unchanged(subject));
  },
  availability: (tx, organization, { subject, before, now }) => {
    const body = validate(availabilityBody, toHoursBody(before, subject.columns), "body");
    const path = { user_id: userOf(subject), availability_id: subject.id };
    return updateAvailability(tx, organization, path, body, unchanged(subject), now);
  },
  bookpage: (tx, organization, { subject, before }) => {
    const body = validate(bookpageUpdate, withSettings(before, subject), "body");
    return updateBookpage(tx, organization, nicknameOf(subject), body, unchanged(subject));
  },
  team: (tx, organization, { subject, before }) =>
    updateTeam(tx, organization, subject.id, validate(teamUpdate, before, "body"), unchanged(subject)),
};
