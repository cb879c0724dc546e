"use client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";
import { TextInput } from "./fields";

interface Props<Result> {
  title: string;
  /** The consequence of the action. */
  text: string;
  /** The text to type. */
  name: string;
  /** The label of the field. */
  label: string;
  submitLabel: string;
  run: () => Promise<Result>;
  onDone: (result: Result) => void;
  onClose: () => void;
}

/** Confirms an action that others depend on and that cannot be undone; its name has to be typed. */
export function TypedConfirmDialog<Result>({
  name,
  label,
  submitLabel,
  run,
  onDone,
  onClose,
  ...words
}: Props<Result>) {
  const [typed, setTyped] = useState("");
  const mutation = useMutation({ mutationFn: run, onSuccess: onDone });
  return (
    <Modal open {...words} onClose={onClose}>
      <DialogForm
        submitLabel={submitLabel}
        tone="bad"
        ready={typed.trim().toLowerCase() === name.toLowerCase() && !mutation.isPending}
        error={mutation.error}
        onSubmit={mutation.mutate}
        onCancel={onClose}
      >
        <TextInput label={label} field={{ name: "name", value: typed, error: null, onChange: setTyped }} />
      </DialogForm>
    </Modal>
  );
}
