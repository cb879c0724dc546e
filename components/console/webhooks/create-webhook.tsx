"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { NEWEST_WEBHOOK_VERSION } from "@/lib/domain/messaging/webhooks/options";
import { api, type Schemas, unwrapResponse } from "../api";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { WEBHOOKS_KEY } from "../resources/webhooks";
import { useText } from "../texts";
import { SecretModal } from "../ui/secret-modal";
import { WebhookFields } from "./webhook-fields";

interface Props {
  onClose: () => void;
  onOpen: (id: string) => void;
}

export function CreateWebhook({ onClose, onOpen }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const [made, setMade] = useState<Schemas["CreatedWebhook"] | null>(null);
  const form = useForm<Schemas["WebhookBody"], Schemas["CreatedWebhook"]>({
    start: { actions: ["event.confirmed"], target_url: "", format: "array", version: NEWEST_WEBHOOK_VERSION },
    schema: async () => (await import("@/lib/domain/messaging/webhooks/schema")).webhookBody,
    send: (body) => unwrapResponse(api.POST("/hooks", { body })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: WEBHOOKS_KEY });
      setMade(value);
    },
  });
  if (made) {
    return (
      <SecretModal
        title={t("webhooks.secretTitle")}
        text={t("webhooks.secretText")}
        label={t("webhooks.secret")}
        secret={made.secret}
        onDone={() => onOpen(made._id)}
      />
    );
  }
  return (
    <FormDialog form={form} title={t("webhooks.new")} submitLabel={t("form.create")} onClose={onClose}>
      <WebhookFields form={form} />
    </FormDialog>
  );
}
