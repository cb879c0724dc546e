"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { TypedConfirmDialog } from "../form/typed-confirm-dialog";
import { APPS_KEY } from "../resources/third-party-apps";
import { useText } from "../texts";
import { SecretModal } from "../ui/secret-modal";

type App = Schemas["ThirdParty"];

const replaceSecret = (third_party_id: string) =>
  unwrapResponse(
    api.POST("/v2/third_parties/{third_party_id}/secret", { params: { path: { third_party_id } }, body: {} }),
  );

/** An app's secret, to copy or rotate; rotation stops the previous one at once. */
export function AppSecret({ app, onDone }: { app: App; onDone: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const [secret, setSecret] = useState(app.secret);
  const [exchanging, setExchanging] = useState(false);
  if (exchanging) {
    return (
      <TypedConfirmDialog
        title={t("apps.rotateTitle", { name: app.name })}
        text={t("apps.rotateText")}
        name={app.name}
        label={t("apps.typeName", { name: app.name })}
        submitLabel={t("webhooks.rotate")}
        run={() => replaceSecret(app._id)}
        onDone={({ value }) => {
          void queries.invalidateQueries({ queryKey: APPS_KEY });
          setSecret(value.secret);
          setExchanging(false);
        }}
        onClose={() => setExchanging(false)}
      />
    );
  }
  return (
    <SecretModal
      title={t("apps.secretTitle", { name: app.name })}
      text={t("apps.secretText")}
      label={t("webhooks.secret")}
      secret={secret}
      onExchange={() => setExchanging(true)}
      onDone={onDone}
    />
  );
}
