"use client";
import type { ApiValue, Schemas } from "../../api";
import type { AvailabilityFormState, DateOverride } from "../../resources/edited-availability";
import { NewAbsence, StoredAbsence } from "../absences/absence-dialog";
import { TravelDialog } from "../absences/travel-dialog";
import { useDeleteAbsence } from "../absences/use-delete-absence";
import { useDeleteTravel } from "../absences/use-delete-travel";
import { buildNewDialogState } from "./build-new-dialog-state";
import type { DateRange, DayDialogState } from "./day-dialog-state";
import { DayItemsDialog } from "./day-items-dialog";
import type { DayKind } from "./day-kind-input";
import { OverrideDialog } from "./override-dialog";
import { removeOverride, upsertOverride } from "./overrides";

interface Props {
  form: AvailabilityFormState;
  read: ApiValue<Schemas["User"]>;
  opened: DayDialogState;
  /** null closes the dialog. */
  onOpen: (opened: DayDialogState | null) => void;
  onCopy: (entry: DateOverride) => void;
}

/** The dialog for an item chosen in the year or in a list. */
export default function DayDialog({ form, read, opened, onOpen, onCopy }: Props) {
  const { _id: user, timezone } = read.value;
  const removeAbsence = useDeleteAbsence(user);
  const removeTravel = useDeleteTravel(user);
  const onClose = () => onOpen(null);
  const thenClose = (action: () => void) => () => {
    action();
    onClose();
  };
  const note = "note" in opened ? opened.note : null;
  const ofNew = {
    note,
    onKind: (kind: DayKind, range: DateRange) => onOpen(buildNewDialogState({ kind, range, timezone, note })),
    onClose,
  };
  switch (opened.kind) {
    case "entry":
      return (
        <OverrideDialog
          {...ofNew}
          start={opened.start}
          isNew={opened.index === null}
          onDone={(entry) =>
            thenClose(() => form.set("/dates", upsertOverride(form.body.dates, opened.index, entry)))()
          }
          onCopy={(entry, changed) => {
            if (changed) form.set("/dates", upsertOverride(form.body.dates, opened.index, entry));
            onCopy(entry);
            onClose();
          }}
          onRemove={thenClose(() => form.set("/dates", removeOverride(form.body.dates, opened.index)))}
        />
      );
    case "newAbsence":
      return <NewAbsence {...ofNew} user={user} start={opened.start} />;
    case "absence":
      return (
        <StoredAbsence
          user={user}
          id={opened.id}
          onRemove={thenClose(() => removeAbsence(opened.id))}
          onClose={onClose}
        />
      );
    case "travel":
      return (
        <TravelDialog
          {...ofNew}
          read={read}
          start={opened.start}
          onRemove={thenClose(() => removeTravel(opened.start))}
        />
      );
    case "several":
      return <DayItemsDialog items={opened.items} date={opened.date} onOpen={onOpen} onClose={onClose} />;
  }
}
