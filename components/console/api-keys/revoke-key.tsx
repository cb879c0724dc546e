"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Schemas } from "../api";
import { TextInput } from "../form/fields";
import { formatDay } from "../format-day";
import { useMe } from "../me";
import { API_KEYS_KEY } from "../resources/api-keys";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";
import { useToast } from "../ui/use-toast";
import { revokeApiKey } from "./revoke-api-key";

/** Revoking a key in use breaks integrations at once, so the dialog requires its name. */
export function RevokeKey({ apiKey, onClose }: { apiKey: Schemas["ApiKey"]; onClose: () => void }) {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const revocation = useMutation({
    mutationFn: () => revokeApiKey(apiKey._id),
    onSuccess: () => {
      showToast(t("keys.wasRevoked", { name: apiKey.name }));
      void queries.invalidateQueries({ queryKey: API_KEYS_KEY });
      onClose();
    },
  });
  return (
    <Modal
      open
      title={t("keys.confirmTitle", { name: apiKey.name })}
      text={t("keys.confirmText", { date: formatDay(me, apiKey.last_used_at ?? "") })}
      onClose={onClose}
    >
      <DialogForm
        submitLabel={t("keys.revoke")}
        tone="bad"
        ready={typed.trim() === apiKey.name && !revocation.isPending}
        error={revocation.error}
        onSubmit={revocation.mutate}
        onCancel={onClose}
      >
        <TextInput
          label={t("keys.typeName")}
          field={{ name: "name", value: typed, error: null, onChange: setTyped }}
        />
      </DialogForm>
    </Modal>
  );
}
