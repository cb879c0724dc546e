"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { TypedConfirmDialog } from "../form/typed-confirm-dialog";
import { OAUTH_APPS_KEY } from "../resources/oauth-apps";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";

const deleteApp = (app_id: string) =>
  unwrapResponse(api.DELETE("/v2/oauth_apps/{app_id}", { params: { path: { app_id } } }));

/** Deleting an app ends the access that users have granted it. */
export function DeleteOauthApp({ app, onClose }: { app: Schemas["OAuthApp"]; onClose: () => void }) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  return (
    <TypedConfirmDialog
      title={t("access.deleteTitle", { name: app.name })}
      text={t("access.deleteText", { count: app.grants })}
      name={app.name}
      label={t("access.typeName")}
      submitLabel={t("list.delete")}
      run={() => deleteApp(app._id)}
      onDone={() => {
        showToast(t("undo.deleted", { name: app.name }));
        void queries.invalidateQueries({ queryKey: OAUTH_APPS_KEY });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
