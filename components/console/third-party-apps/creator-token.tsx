"use client";
import { useMutation } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import type { TextField } from "../form/use-form";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";

interface Props {
  app: Schemas["ThirdParty"] | undefined;
  email: string;
  field: TextField;
}

/** Creates the token that an app's server would get, for testing a link. */
export function CreatorToken({ app, email, field }: Props) {
  const t = useText();
  const token = useMutation({
    mutationFn: (secret: string) =>
      unwrapResponse(api.GET("/v2/third_parties/token", { params: { query: { cm: email.trim(), secret } } })),
    onSuccess: ({ value }) => field.onChange(value.token),
  });
  const ready = app !== undefined && email.trim() !== "" && !token.isPending;
  return (
    <div className="grid items-start gap-2 sm:grid-cols-[1fr_auto]">
      <TextInput label={t("apps.token")} hint={t("apps.tokenHint")} field={field} />
      <button
        type="button"
        className="button sm:mt-7"
        aria-disabled={!ready}
        onClick={() => {
          if (ready) token.mutate(app.secret);
        }}
      >
        {t("apps.getToken")}
      </button>
      <ErrorText error={token.error} />
    </div>
  );
}
