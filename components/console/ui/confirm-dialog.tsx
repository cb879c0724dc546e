"use client";
import { useMutation } from "@tanstack/react-query";
import { DialogForm } from "./dialog-form";
import { Modal } from "./modal";

interface Props {
  title: string;
  /** The consequence of the action. */
  text: string;
  submitLabel: string;
  run: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms an action that cannot be undone and runs it. */
export default function ConfirmDialog({ submitLabel, run, onDone, onClose, ...words }: Props) {
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
