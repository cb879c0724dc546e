"use client";
import { appScope } from "@/lib/domain/auth/oauth/schema";
import type { Schemas } from "../api";
import { ScopeField } from "../api-keys/scope-field";
import { ScopeTable } from "../api-keys/scope-picker";
import { TextInput } from "../form/fields";
import { LinesInput } from "../form/lines-input";
import type { FormController } from "../form/use-form";
import { useText } from "../texts";

export interface OauthAppFormBody {
  name: string;
  logo_url: string | null;
  redirect_uris: string[];
  scopes: Schemas["OAuthApp"]["scopes"];
}

/** The fields that can be changed after creation, too. */
// biome-ignore lint/suspicious/noExplicitAny: a form of a body that has these fields
export function OauthAppFields({ form }: { form: FormController<any> }) {
  const t = useText();
  const body = form.body as OauthAppFormBody;
  return (
    <>
      <TextInput label={t("apps.name")} hint={t("access.nameHint")} field={form.text("/name", "")} />
      <LinesInput
        label={t("access.redirects")}
        hint={t("access.redirectsHint")}
        name="/redirect_uris"
        lines={body.redirect_uris}
        error={
          form.findError("/redirect_uris") ??
          body.redirect_uris.map((_, index) => form.findError(`/redirect_uris/${index}`)).find(Boolean) ??
          null
        }
        placeholder="https://crm.example.com/oauth/callback"
        onChange={(lines) => form.set("/redirect_uris", lines)}
      />
      <TextInput
        label={t("access.logo")}
        hint={t("access.logoHint")}
        type="url"
        field={form.text("/logo_url", null)}
      />
      <ScopeField label={t("access.mayAsk")}>
        <ScopeTable
          scopes={body.scopes}
          offered={appScope.options}
          error={form.findError("/scopes") && t("keys.nothingTicked")}
          onChange={(scopes) => form.set("/scopes", scopes)}
        />
      </ScopeField>
    </>
  );
}
