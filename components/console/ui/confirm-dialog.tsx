"use client";
import { useMutation } from "@tanstack/react-query";
import { DialogForm } from "./dialog-form";
import { Modal } from "./modal";

interface Props {
  title: string;
  /** What will be lost. */
  text: string;
  submitLabel: string;
  run: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before what cannot be taken back; then it is done at once. */
export default function Confirm({ submitLabel, run, onDone, onClose, ...words }: Props) {
  const mutation = useMutation({ mutationFn: run, onSuccess: onDone });
  return (
    <Modal open {...words} onClose={onClose}>
      <DialogForm
        submitLabel={submitLabel}
        tone="bad"
        ready={!mutation.isPending}
        error={mutation.error}
        onSubmit={mutation.mutate}
        onCancel={onClose}
      >
        {null}
      </DialogForm>
    </Modal>
  );
}
