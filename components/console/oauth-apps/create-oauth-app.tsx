"use client";
import { useQueryClient } from "@tanstack/react-query";
import { oauthAppBody } from "@/lib/domain/auth/oauth/schema";
import { api, type Schemas, unwrapResponse } from "../api";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { OAUTH_APPS_KEY } from "../resources/oauth-apps";
import { useText } from "../texts";
import { OauthAppFields, type OauthAppFormBody } from "./oauth-app-fields";

type NewApp = Schemas["CreatedOAuthApp"];

interface Props {
  onClose: () => void;
  onMade: (app: NewApp) => void;
}

/** Loads on demand, as it brings the API's schema. */
export default function CreateOauthApp({ onClose, onMade }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const form = useForm<OauthAppFormBody & { confidential: boolean }, NewApp>({
    start: {
      name: "",
      logo_url: null,
      redirect_uris: [],
      scopes: ["slots:read", "events:read", "events:write"],
      confidential: true,
    },
    schema: async () => oauthAppBody,
    send: (body) => unwrapResponse(api.POST("/v2/oauth_apps", { body })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: OAUTH_APPS_KEY });
      onMade(value);
    },
  });
  return (
    <FormDialog form={form} title={t("access.new")} submitLabel={t("form.create")} onClose={onClose}>
      <fieldset>
        <legend className="text-sm font-medium">{t("access.runs")}</legend>
        {([true, false] as const).map((confidential) => (
          <label key={String(confidential)} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="confidential"
              className="size-4.5 flex-none"
              checked={form.body.confidential === confidential}
              onChange={() => form.set("/confidential", confidential)}
            />
            {t(confidential ? "access.server" : "access.device")}
          </label>
        ))}
      </fieldset>
      <OauthAppFields form={form} />
    </FormDialog>
  );
}
