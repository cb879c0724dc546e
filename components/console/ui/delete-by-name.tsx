"use client";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { TextInput } from "../form/fields";
import { useGoOn } from "../form/use-go-on";
import { useText } from "../texts";
import { DialogForm } from "./dialog-form";
import { Modal } from "./modal";

interface Props {
  /** What is typed: the part of the public address that stops working. */
  name: string;
  label: string;
  /** What breaks. */
  text: string;
  run: () => Promise<unknown>;
  invalidate: QueryKey;
  /** Where the others are. */
  list: string;
}

/** An editor's way to delete what has a public page: links that people have been sent break with it. */
export function DeleteByName({ name, label, text, run, invalidate, list }: Props) {
  const t = useText();
  const goOn = useGoOn();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const remove = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: invalidate });
      goOn(list);
    },
  });
  const close = () => {
    setTyped(null);
    remove.reset();
  };
  return (
    <div>
      <button type="button" className="button" data-tone="bad" onClick={() => setTyped("")}>
        {label}
      </button>
      {typed === null ? null : (
        <Modal open title={label} text={text} onClose={close}>
          <DialogForm
            submitLabel={t("list.delete")}
            tone="bad"
            ready={typed.toLowerCase() === name.toLowerCase()}
            error={remove.error}
            onSubmit={remove.mutate}
            onCancel={close}
          >
            <TextInput
              label={t("list.typeName", { name })}
              field={{ name: "name", value: typed, error: null, onChange: setTyped }}
            />
          </DialogForm>
        </Modal>
      )}
    </div>
  );
}
