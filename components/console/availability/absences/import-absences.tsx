"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { decodeText } from "@/lib/core/text/decode-text";
import type { LocalDate } from "@/lib/core/time/local-date";
import { api, unwrapResponse } from "../../api";
import { FileInput } from "../../form/file-input";
import { formatDateRange } from "../../format-plain-date";
import { useMe } from "../../me";
import { buildFreeSlotsKey } from "../../resources/availabilities";
import { useText } from "../../texts";
import { DialogForm } from "../../ui/dialog-form";
import { Modal } from "../../ui/modal";
import { useToast } from "../../ui/use-toast";
import { joinLabels } from "../date-overrides/format-override";
import { type ParsedAbsence, parseAbsences } from "./parse-absences";
import { ABSENCES_KEY, type Absence } from "./queries";

/** The limit for an imported calendar file. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

interface Props {
  user: string;
  /** The user's time zone. */
  timezone: string;
  today: LocalDate;
  known: readonly Absence[];
  onClose: () => void;
}

interface Choice extends ParsedAbsence {
  chosen: boolean;
  isKnown: boolean;
}

/** Imports absences from a calendar file, after a preview. */
export default function ImportAbsences({ user, timezone, today, known, onClose }: Props) {
  const t = useText();
  const [choices, setChoices] = useState<Choice[] | null>(null);
  const [issue, setIssue] = useState<"unreadable" | "nothing" | null>(null);
  const save = useSaveAbsences(user, onClose);
  const read = async (file: File) => {
    setIssue(null);
    setChoices(null);
    try {
      if (file.size > MAX_FILE_BYTES) throw new Error("too large");
      const text = decodeText(new Uint8Array(await file.arrayBuffer()));
      const found = await parseAbsences(text, { timezone, today });
      if (found.length === 0) setIssue("nothing");
      else setChoices(found.map((one) => toChoice(one, known)));
    } catch {
      setIssue("unreadable");
    }
  };
  const chosen = choices?.filter((choice) => choice.chosen) ?? [];
  return (
    <Modal open title={t("availability.import.title")} text={t("availability.import.text")} onClose={onClose}>
      <DialogForm
        submitLabel={t("availability.import.save", { count: chosen.length })}
        tone="primary"
        ready={chosen.length > 0 && !save.isPending}
        error={save.error}
        onSubmit={() => save.mutate(chosen)}
        onCancel={onClose}
      >
        <FileInput
          label={t("availability.import.file")}
          accept=".ics,.ical,text/calendar"
          error={issue && t(`availability.import.${issue}`)}
          onChoose={([file]) => file && void read(file)}
        />
        {choices ? <Choices choices={choices} onChange={setChoices} /> : null}
      </DialogForm>
    </Modal>
  );
}

/** Entries that exist already or are marked as free are not preselected. */
function toChoice(found: ParsedAbsence, known: readonly Absence[]): Choice {
  const isKnown = known.some(
    ({ start_date, end_date }) => start_date <= found.start_date && found.end_date <= end_date,
  );
  return { ...found, isKnown, chosen: !isKnown && !found.free };
}

function useSaveAbsences(user: string, onClose: () => void) {
  const t = useText();
  const queries = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: async (chosen: readonly Choice[]) => {
      for (const { start_date, end_date, label } of chosen)
        await unwrapResponse(
          api.POST("/v2/users/{user_id}/absences", {
            params: { path: { user_id: user } },
            body: { start_date, end_date, label },
          }),
        );
      return chosen.length;
    },
    onSuccess: (count) => {
      showToast(t("availability.import.saved", { count }));
      onClose();
    },
    // Called after a failure too, as the entries before it are saved.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ABSENCES_KEY });
      void queries.invalidateQueries({ queryKey: buildFreeSlotsKey(user) });
    },
  });
}

interface ChoicesProps {
  choices: readonly Choice[];
  onChange: (choices: Choice[]) => void;
}

function Choices({ choices, onChange }: ChoicesProps) {
  const t = useText();
  const { locale } = useMe();
  const noteOf = ({ isKnown, free, repeats }: Choice) =>
    isKnown
      ? t("availability.import.known")
      : free
        ? t("availability.import.free")
        : repeats
          ? t("availability.import.repeats")
          : null;
  return (
    <ul className="-mx-2 max-h-72 divide-y divide-line overflow-y-auto border-line border-y px-2">
      {choices.map((choice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file may say the same twice
        <li key={index}>
          <label className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="checkbox"
              className="mt-1 size-4.5 flex-none"
              checked={choice.chosen}
              onChange={({ target }) =>
                onChange(choices.map((one, at) => (at === index ? { ...one, chosen: target.checked } : one)))
              }
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">
                {formatDateRange(locale, choice.start_date, choice.end_date)}
              </span>
              <span className="text-muted">{joinLabels(choice.label, noteOf(choice))}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
