"use client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { ProblemError } from "../problem-error";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";

interface Props {
  onDone: (codes: string[]) => void;
  onClose: () => void;
}

/** Has the browser create a passkey, and registers its public key under a name. */
export function AddPasskey({ onDone, onClose }: Props) {
  const t = useText();
  const [name, setName] = useState("");
  const add = useMutation({
    mutationFn: async () => {
      const { value } = await unwrapResponse(api.POST("/v2/second_factors/passkeys/options"));
      const { startRegistration } = await import("@simplewebauthn/browser");
      const response = await startRegistration({ optionsJSON: value.options as never }).catch(() => null);
      if (!response) throw new ProblemError(0, { detail: t("secondFactors.passkeyFailed") } as never);
      const body = { name: name.trim(), token: value.token, response: { ...response } };
      return unwrapResponse(api.POST("/v2/second_factors/passkeys", { body }));
    },
    onSuccess: ({ value }) => onDone(value.recovery_codes),
  });
  return (
    <Modal open title={t("secondFactors.passkeyAdd")} onClose={onClose}>
      <DialogForm
        submitLabel={t("secondFactors.passkeyAdd")}
        tone="primary"
        ready={name.trim() !== "" && !add.isPending}
        error={add.error}
        onSubmit={add.mutate}
        onCancel={onClose}
      >
        <TextInput
          label={t("secondFactors.passkeyName")}
          field={{ name: "name", value: name, error: null, onChange: setName }}
        />
      </DialogForm>
    </Modal>
  );
}
