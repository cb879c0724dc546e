"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { TypedConfirmDialog } from "../form/typed-confirm-dialog";
import { APPS_KEY } from "../resources/third-party-apps";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";

const deleteApp = (third_party_id: string) =>
  unwrapResponse(api.DELETE("/v2/third_parties/{third_party_id}", { params: { path: { third_party_id } } }));

/** Confirms the deletion, which breaks the links that people have received. */
export function DeleteApp({ app, onClose }: { app: Schemas["ThirdParty"]; onClose: () => void }) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  return (
    <TypedConfirmDialog
      title={t("apps.deleteTitle", { name: app.name })}
      text={t("apps.deleteText")}
      name={app.name}
      label={t("list.typeName", { name: app.name })}
      submitLabel={t("list.delete")}
      run={() => deleteApp(app._id)}
      onDone={() => {
        showToast(t("undo.deleted", { name: app.name }));
        void queries.invalidateQueries({ queryKey: APPS_KEY });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
