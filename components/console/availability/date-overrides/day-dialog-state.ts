import type { Absence } from "../absences/queries";
import type { NewUserTravel, UserTravel } from "../absences/user-travel";
import type { DateOverride } from "../edited-availability";
import type { DayKind } from "./day-kind-input";

/** From the first to the last day, both included. */
export interface DateRange {
  start_date: string;
  end_date: string;
}

export type AbsenceDraft = Pick<Absence, "start_date" | "end_date" | "label" | "instead">;

/** What is edited in a dialog over the hours; of what is new there is no place or id yet. */
export type DayDialogState =
  | { kind: "entry"; start: DateOverride; place: number | null; note: string | null }
  | { kind: "newAbsence"; start: AbsenceDraft; note: string | null }
  | { kind: "absence"; id: string }
  | { kind: "travel"; start: UserTravel | NewUserTravel; note: string | null }
  | { kind: "several"; date: string; things: readonly { opened: DayDialogState; text: string }[] };

/** What every dialog for something new has. */
export interface NewItemProps {
  /** What else holds on these days. */
  note: string | null;
  /** Something of another kind is to hold on these days. */
  onKind: (kind: DayKind, range: DateRange) => void;
  onClose: () => void;
}
