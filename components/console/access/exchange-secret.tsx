"use client";
import { answered, api, type Schemas } from "../api";
import { useText } from "../texts";
import { ConfirmByName } from "../ui/confirm-by-name";

const rotateSecret = (app_id: string) =>
  answered(api.POST("/v2/oauth_apps/{app_id}/secret", { params: { path: { app_id } }, body: {} }));

interface Props {
  app: Schemas["OAuthApp"];
  onDone: (app: Schemas["CreatedOAuthApp"]) => void;
  onClose: () => void;
}

/** Whatever uses the last secret stops working at once. */
export function ExchangeSecret({ app, onDone, onClose }: Props) {
  const t = useText();
  return (
    <ConfirmByName
      title={t("access.rotateTitle", { name: app.name })}
      text={t("access.rotateText")}
      name={app.name}
      label={t("access.typeName")}
      submitLabel={t("access.rotate")}
      run={() => rotateSecret(app._id)}
      onDone={({ value }) => onDone(value)}
      onClose={onClose}
    />
  );
}
