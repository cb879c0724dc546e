import type { DateEntry } from "../availability-body";
import type { Absence } from "../away/queries";
import type { NewTravel, Travel } from "../away/travel";
import type { DayKind } from "./day-kind";

/** From the first to the last day, both included. */
export interface DateRange {
  start_date: string;
  end_date: string;
}

export type AbsenceStart = Pick<Absence, "start_date" | "end_date" | "label" | "instead">;

/** What is edited in a dialog over the hours; of what is new there is no place or id yet. */
export type Opened =
  | { kind: "entry"; start: DateEntry; place: number | null; note: string | null }
  | { kind: "newAbsence"; start: AbsenceStart; note: string | null }
  | { kind: "absence"; id: string }
  | { kind: "travel"; start: Travel | NewTravel; note: string | null }
  | { kind: "several"; date: string; things: readonly { opened: Opened; text: string }[] };

/** What every dialog for something new has. */
export interface NewProps {
  /** What else holds on these days. */
  note: string | null;
  /** Something of another kind is to hold on these days. */
  onKind: (kind: DayKind, range: DateRange) => void;
  onClose: () => void;
}
