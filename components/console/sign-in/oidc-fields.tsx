"use client";
import { TextInput } from "../form/fields";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import type { ProviderFieldsProps } from "./queries";

/** The client settings at an OpenID provider. */
export function OidcFields({ form, stored }: ProviderFieldsProps) {
  const t = useText();
  const login = `${window.location.origin}/login/with/${stored._id}`;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <CopyField label={t("signIn.redirect")} value={`${login}/callback`} />
        <CopyField label={t("signIn.login")} value={login} />
      </div>
      <TextInput
        label={t("signIn.issuer")}
        hint={t("signIn.issuerHint")}
        type="url"
        field={form.text("/provider/issuer", "")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput label={t("signIn.clientId")} field={form.text("/provider/client_id", "")} />
        <TextInput
          label={t("signIn.clientSecret")}
          {...(stored.provider?.client_id && { hint: t("signIn.secretKept") })}
          type="password"
          autoComplete="new-password"
          field={form.text("/provider/client_secret", undefined)}
        />
      </div>
    </>
  );
}
