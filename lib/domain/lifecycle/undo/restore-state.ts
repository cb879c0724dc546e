import type { Instant } from "@/lib/core/time/instant";
import { absenceUpdate } from "@/lib/domain/availability/absences/schema";
import { updateAbsence } from "@/lib/domain/availability/absences/update-absence";
import { availabilityBody } from "@/lib/domain/availability/availabilities/schema";
import { updateAvailability } from "@/lib/domain/availability/availabilities/update-availability";
import { appointmentTypeUpdate } from "@/lib/domain/booking-pages/appointment-types/schema";
import { updateAppointmentType } from "@/lib/domain/booking-pages/appointment-types/update-appointment-type";
import { bookpageUpdate } from "@/lib/domain/booking-pages/bookpages/schema";
import { updateBookpage } from "@/lib/domain/booking-pages/bookpages/update-bookpage";
import { formatEtag, Precondition } from "@/lib/domain/contracts/etag";
import { validate } from "@/lib/domain/contracts/validate";
import { teamUpdate } from "@/lib/domain/people/teams/schema";
import { updateTeam } from "@/lib/domain/people/teams/update-team";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { RowColumns, UndoableResource, UndoSubject } from "./find-undo-subject";
import { toHoursBody } from "./hours-body";

interface UndoneChange {
  subject: UndoSubject;
  before: RowColumns;
  now: Instant;
}

type RestoreState = (tx: Db, organization: OrganizationId, undone: UndoneChange) => Promise<unknown>;

const toPrecondition = ({ id, v }: UndoSubject) => new Precondition(formatEtag(id, v));

const getSlug = ({ page }: UndoSubject) => String(page?.nickname);

const getUserId = ({ columns }: UndoSubject) => String(columns.user_id);

/** Removes present settings, so that only the previous ones remain. */
const replaceSettings = ({ custom, ...others }: RowColumns, { columns }: UndoSubject): RowColumns => ({
  ...others,
  ...(custom !== undefined && {
    custom: {
      ...Object.fromEntries(Object.keys(columns.custom as object).map((name) => [name, null])),
      ...(custom as object),
    },
  }),
});

/** Writes the previous state as a PUT would, with all checks and notifications. */
export const RESTORE_STATE: Record<UndoableResource, RestoreState> = {
  absence: (tx, organization, { subject, before }) => {
    const { instead_user_id: instead, ...others } = before;
    const body = validate(absenceUpdate, { ...others, ...(instead !== undefined && { instead }) }, "body");
    const path = { user_id: getUserId(subject), absence_id: subject.id };
    return updateAbsence(tx, organization, path, body, toPrecondition(subject));
  },
  appointment_type: (tx, organization, { subject, before }) => {
    const { availability_id: availability, ...others } = replaceSettings(before, subject);
    const sent = { ...others, ...(availability !== undefined && { availability }) };
    const path = { pageSlug: getSlug(subject), typeSlug: String(subject.columns.handle) };
    const body = validate(appointmentTypeUpdate, sent, "body");
    return updateAppointmentType(tx, organization, path, body, toPrecondition(subject));
  },
  availability: (tx, organization, { subject, before, now }) => {
    const body = validate(availabilityBody, toHoursBody(before, subject.columns), "body");
    const path = { user_id: getUserId(subject), availability_id: subject.id };
    return updateAvailability(tx, organization, path, body, toPrecondition(subject), now);
  },
  bookpage: (tx, organization, { subject, before }) => {
    const body = validate(bookpageUpdate, replaceSettings(before, subject), "body");
    return updateBookpage(tx, organization, getSlug(subject), body, toPrecondition(subject));
  },
  team: (tx, organization, { subject, before }) =>
    updateTeam(tx, organization, subject.id, validate(teamUpdate, before, "body"), toPrecondition(subject)),
};
