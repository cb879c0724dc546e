"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Schemas } from "../api";
import { formatDay } from "../format-day";
import { useMe } from "../me";
import { sentenceOf } from "../problem-error";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { useToast } from "../ui/use-toast";
import { sendRevocation } from "./send-revocation";

/** For a key that is in use: programs break at once, so its name has to be typed. */
export function RevokeKey({ apiKey, onClose }: { apiKey: Schemas["ApiKey"]; onClose: () => void }) {
  const t = useText();
  const me = useMe();
  const tell = useToast();
  const queries = useQueryClient();
  const id = useId();
  const [typed, setTyped] = useState("");
  const revocation = useMutation({
    mutationFn: () => sendRevocation(apiKey._id),
    onSuccess: () => {
      tell(t("keys.wasRevoked", { name: apiKey.name }));
      void queries.invalidateQueries({ queryKey: ["keys"] });
      onClose();
    },
  });
  const ready = typed.trim() === apiKey.name && !revocation.isPending;
  return (
    <Modal
      open
      title={t("keys.confirmTitle", { name: apiKey.name })}
      text={t("keys.confirmText", { date: formatDay(me.lang, apiKey.last_used_at ?? "") })}
      onClose={onClose}
    >
      <form
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) revocation.mutate();
        }}
      >
        <div>
          <label htmlFor={id} className="text-sm font-medium">
            {t("keys.typeName")}
          </label>
          <input
            id={id}
            className="input mt-1"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {revocation.isError ? (
          <p role="alert" className="font-medium text-bad">
            {sentenceOf(revocation.error, t)}
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="button" onClick={onClose}>
            {t("form.cancel")}
          </button>
          <button type="submit" className="button" data-tone="bad" aria-disabled={!ready}>
            {t("keys.revoke")}
          </button>
        </div>
      </form>
    </Modal>
  );
}
