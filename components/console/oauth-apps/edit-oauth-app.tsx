"use client";
import { useQueryClient } from "@tanstack/react-query";
import { oauthAppUpdate } from "@/lib/domain/auth/oauth/schema";
import { api, type Schemas, unwrapResponse } from "../api";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { OAUTH_APPS_KEY } from "../resources/oauth-apps";
import { useText } from "../texts";
import { useSavedToast } from "../ui/use-saved-toast";
import { OauthAppFields, type OauthAppFormBody } from "./oauth-app-fields";

type App = Schemas["OAuthApp"];

/** Loads on demand, as it brings the API's schema. */
export default function EditOauthApp({ app, onClose }: { app: App; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const showSavedToast = useSavedToast();
  const { name, logo_url, redirect_uris, scopes } = app;
  const form = useForm<OauthAppFormBody, App>({
    start: { name, logo_url, redirect_uris, scopes },
    etag: `"${app._id}-${app.__v}"`,
    schema: async () => oauthAppUpdate,
    send: (body, stored) =>
      unwrapResponse(
        api.PUT("/v2/oauth_apps/{app_id}", {
          params: { path: { app_id: app._id }, header: { ...(stored && { "If-Match": stored }) } },
          body,
        }),
      ),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: OAUTH_APPS_KEY });
      showSavedToast();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t("access.edit", { name })} onClose={onClose}>
      <p className="break-all text-muted text-xs">
        {t("access.clientId")}: <code>{app.client_id}</code>
      </p>
      <OauthAppFields form={form} />
    </FormDialog>
  );
}
