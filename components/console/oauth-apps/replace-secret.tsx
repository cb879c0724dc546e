"use client";
import { api, type Schemas, unwrapResponse } from "../api";
import { TypedConfirmDialog } from "../form/typed-confirm-dialog";
import { useText } from "../texts";

const replaceSecret = (app_id: string) =>
  unwrapResponse(api.POST("/v2/oauth_apps/{app_id}/secret", { params: { path: { app_id } }, body: {} }));

interface Props {
  app: Schemas["OAuthApp"];
  onDone: (app: Schemas["CreatedOAuthApp"]) => void;
  onClose: () => void;
}

/** Confirms the replacement: the previous secret stops working at once. */
export function ReplaceSecret({ app, onDone, onClose }: Props) {
  const t = useText();
  return (
    <TypedConfirmDialog
      title={t("access.rotateTitle", { name: app.name })}
      text={t("access.rotateText")}
      name={app.name}
      label={t("access.typeName")}
      submitLabel={t("access.rotate")}
      run={() => replaceSecret(app._id)}
      onDone={({ value }) => onDone(value)}
      onClose={onClose}
    />
  );
}
