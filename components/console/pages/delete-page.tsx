"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { answered, api, type Schemas } from "../api";
import { TextInput } from "../form/fields";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";

/** Links that people have been sent break with it, so its name is typed. */
export function DeletePage({ page, onClose }: { page: Schemas["Bookpage"]; onClose: () => void }) {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const { nickname } = page;
  const remove = useMutation({
    mutationFn: () => answered(api.DELETE("/v2/bookpages/{nickname}", { params: { path: { nickname } } })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["pages"] });
      router.push("/console/pages");
    },
  });
  return (
    <Modal open title={t("pages.delete")} text={t("pages.deleteText")} onClose={onClose}>
      <DialogForm
        submitLabel={t("list.delete")}
        tone="bad"
        ready={typed.toLowerCase() === nickname.toLowerCase()}
        error={remove.error}
        onSubmit={remove.mutate}
        onCancel={onClose}
      >
        <TextInput
          label={t("pages.typeName", { name: nickname })}
          field={{ name: "name", value: typed, error: null, onChange: setTyped }}
        />
      </DialogForm>
    </Modal>
  );
}
