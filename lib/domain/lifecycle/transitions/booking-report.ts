import type { Instant } from "@/lib/core/time/instant";
import type { ImportedBooker, ImportedMeeting } from "../meeting-import/imported-meeting";

/** Meetings of another tool without their bookers, who come and go one by one. */
export type ReportedMeeting = Omit<ImportedMeeting, "bookers">;

export const omitBookers = ({ bookers: _, ...meeting }: ImportedMeeting): ReportedMeeting => meeting;

/** What a call or the account of another tool says about one meeting. */
export interface BookingReport {
  /** The tool's id of the meeting. */
  id: string;
  /** The time in the tool at which this was so. */
  at: Instant;
  /** A call tells a change; the account is read as a whole and may lag behind. */
  from: "call" | "account";
  /** Null: the report ends a meeting and has no details. */
  meeting: ReportedMeeting | null;
  /** Bookers with the tool's key of each. */
  booked: readonly { key: string; booker: ImportedBooker }[];
  /** Keys of bookers who have cancelled. */
  cancelled: readonly string[];
  /** The whole meeting has ended, which is final. */
  isOver: boolean;
  /** The meeting from which the booker, or all of it, has moved. */
  movedFrom: { id: string; key: string | null } | null;
}
