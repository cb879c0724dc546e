"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { answered, api, type Schemas } from "../api";
import { sentenceOf } from "../problem-error";
import { useText } from "../texts";
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
  const fits = typed.toLowerCase() === nickname.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fits) remove.mutate();
  };
  return (
    <Modal open title={t("pages.delete")} text={t("pages.deleteText")} onClose={onClose}>
      <form className="mt-4 grid gap-4" onSubmit={submit}>
        <label className="font-medium text-sm">
          {t("pages.typeName", { name: nickname })}
          <input
            className="input mt-1 font-normal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {remove.isError ? (
          <p role="alert" className="font-medium text-bad">
            {sentenceOf(remove.error, t)}
          </p>
        ) : null}
        <div className="flex justify-end gap-2">
          <button type="button" className="button" onClick={onClose}>
            {t("form.cancel")}
          </button>
          <button type="submit" className="button" data-tone="bad" aria-disabled={!fits}>
            {t("list.delete")}
          </button>
        </div>
      </form>
    </Modal>
  );
}
