"use client";
import type { ReactNode } from "react";
import { Modal } from "../ui/modal";
import { FormFrame } from "./form-frame";
import type { FormController } from "./use-form";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: FormController<any>;
  title: string;
  text?: string;
  /** The labels of the fields by pointer, for editing a stored resource. */
  labels?: Record<string, string>;
  submitLabel?: string | undefined;
  note?: string | null;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. A changed form closes by its buttons only. */
export function FormDialog({
  form,
  title,
  text,
  labels = {},
  submitLabel,
  note = null,
  onClose,
  children,
}: Props) {
  return (
    <Modal open title={title} {...(text && { text })} onClose={form.dirty ? null : onClose}>
      <div className="mt-4">
        <FormFrame form={form} labels={labels} submitLabel={submitLabel} note={note} onCancel={onClose}>
          {children}
        </FormFrame>
      </div>
    </Modal>
  );
}
