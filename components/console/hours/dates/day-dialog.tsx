"use client";
import type { Answered, Schemas } from "../../api";
import type { AvailabilityForm, DateEntry } from "../availability-body";
import { NewAbsence, StoredAbsence } from "../away/absence-dialog";
import { TravelDialog } from "../away/travel-dialog";
import { useRemoveAbsence } from "../away/use-remove-absence";
import { useRemoveTravel } from "../away/use-remove-travel";
import type { DayKind } from "./day-kind";
import { removeEntry, withEntry } from "./entries";
import { EntryDialog } from "./entry-dialog";
import { openNew } from "./open-new";
import type { DateRange, Opened } from "./opened";
import { SeveralThings } from "./several-things";

interface Props {
  form: AvailabilityForm;
  read: Answered<Schemas["User"]>;
  opened: Opened;
  /** null: nothing is to be open. */
  onOpen: (opened: Opened | null) => void;
  onCopy: (entry: DateEntry) => void;
}

/** The dialog for what was chosen in the year or in a list. */
export default function DayDialog({ form, read, opened, onOpen, onCopy }: Props) {
  const { _id: user, timezone } = read.value;
  const removeAbsence = useRemoveAbsence(user);
  const removeTravel = useRemoveTravel(user);
  const onClose = () => onOpen(null);
  const thenClose = (act: () => void) => () => {
    act();
    onClose();
  };
  const note = "note" in opened ? opened.note : null;
  const ofNew = {
    note,
    onKind: (kind: DayKind, range: DateRange) => onOpen(openNew({ kind, range, timezone, note })),
    onClose,
  };
  switch (opened.kind) {
    case "entry":
      return (
        <EntryDialog
          {...ofNew}
          start={opened.start}
          isNew={opened.place === null}
          onDone={(entry) =>
            thenClose(() => form.set("/dates", withEntry(form.body.dates, opened.place, entry)))()
          }
          onCopy={(entry, changed) => {
            if (changed) form.set("/dates", withEntry(form.body.dates, opened.place, entry));
            onCopy(entry);
            onClose();
          }}
          onRemove={thenClose(() => form.set("/dates", removeEntry(form.body.dates, opened.place)))}
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
      return <SeveralThings things={opened.things} date={opened.date} onOpen={onOpen} onClose={onClose} />;
  }
}
