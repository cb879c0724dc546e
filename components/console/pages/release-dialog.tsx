"use client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";
import { RadioGroup } from "../ui/radio-group";

export type ReleaseChoice = "keep" | "delete";

interface Props {
  title: string;
  text: string;
  /** The kind of the resources that stop following: pages, or types on them. */
  of: "page" | "type";
  start: ReleaseChoice;
  submitLabel: string;
  run: (leaving: ReleaseChoice) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks what happens to the pages or types that no longer follow a template. */
export default function ReleaseDialog({ of, start, submitLabel, run, onDone, onClose, ...words }: Props) {
  const t = useText();
  const [leaving, setLeaving] = useState(start);
  const mutation = useMutation({ mutationFn: () => run(leaving), onSuccess: onDone });
  return (
    <Modal open {...words} onClose={mutation.isPending ? null : onClose}>
      <DialogForm
        submitLabel={submitLabel}
        tone={leaving === "delete" ? "bad" : "primary"}
        ready={!mutation.isPending}
        error={mutation.error}
        onSubmit={mutation.mutate}
        onCancel={onClose}
      >
        <RadioGroup
          label={t("templates.whatThen")}
          value={leaving}
          options={(["keep", "delete"] as const).map((value) => ({
            value,
            label: t(`templates.${of}.${value}`),
            hint: t(`templates.${of}.${value}Hint`),
          }))}
          onChange={setLeaving}
        />
      </DialogForm>
    </Modal>
  );
}
