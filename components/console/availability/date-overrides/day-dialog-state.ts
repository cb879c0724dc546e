import type { DateOverride } from "../../resources/edited-availability";
import type { Absence } from "../absences/queries";
import type { NewUserTravel, UserTravel } from "../absences/user-travel";
import type { DayKind } from "./day-kind-input";

/** The first and the last day, both inclusive. */
export interface DateRange {
  start_date: string;
  end_date: string;
}

export type AbsenceDraft = Pick<Absence, "start_date" | "end_date" | "label" | "instead">;

/** The item that a dialog edits; a new one has no index or id yet. */
export type DayDialogState =
  | { kind: "entry"; start: DateOverride; index: number | null; note: string | null }
  | { kind: "newAbsence"; start: AbsenceDraft; note: string | null }
  | { kind: "absence"; id: string }
  | { kind: "travel"; start: UserTravel | NewUserTravel; note: string | null }
  | { kind: "several"; date: string; items: readonly { opened: DayDialogState; text: string }[] };

/** The props of every dialog for a new item. */
export interface NewItemProps {
  /** The other items that apply on these days. */
  note: string | null;
  /** Switches the dialog to another kind of item. */
  onKind: (kind: DayKind, range: DateRange) => void;
  onClose: () => void;
}
