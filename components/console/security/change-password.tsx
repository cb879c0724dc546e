"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useForm } from "../form/use-form";
import { useText } from "../texts";
import { useSavedToast } from "../ui/use-saved-toast";
import { sessionsQuery } from "./queries";

const EMPTY_BODY = { current_password: "", password: "" };

/** Resets its fields after each change. */
export function ChangePassword() {
  const [resets, setResets] = useState(0);
  return <PasswordForm key={resets} onChanged={() => setResets(resets + 1)} />;
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const showSavedToast = useSavedToast();
  const form = useForm<typeof EMPTY_BODY, null>({
    start: EMPTY_BODY,
    schema: async () => (await import("@/lib/domain/auth/passwords/schema")).passwordChange,
    send: (body) => unwrapResponse(api.PUT("/v2/password", { body })),
    onSaved: () => {
      showSavedToast();
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onChanged();
    },
  });
  return (
    <FormFrame isOwn form={form} labels={{}} submitLabel={t("security.passwordChange")}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={t("security.currentPassword")}
          type="password"
          autoComplete="current-password"
          field={form.text("/current_password", "")}
        />
        <TextInput
          label={t("security.newPassword")}
          hint={t("security.newPasswordHint")}
          type="password"
          autoComplete="new-password"
          field={form.text("/password", "")}
        />
      </div>
    </FormFrame>
  );
}
