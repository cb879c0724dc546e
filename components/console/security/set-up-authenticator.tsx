"use client";
import { useQuery } from "@tanstack/react-query";
import { TotpSecret } from "@/components/accounts/totp-secret";
import { api, type Schemas, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { FailedList } from "../list/list-states";
import { useText } from "../texts";

interface Props {
  onDone: (codes: string[]) => void;
  onClose: () => void;
}

/** Shows the secret for a new authenticator app, and verifies its first code. */
export function SetUpAuthenticator({ onDone, onClose }: Props) {
  const t = useText();
  const query = useQuery({
    queryKey: ["new-authenticator"],
    queryFn: () => unwrapResponse(api.POST("/v2/second_factors/authenticator")),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const form = useForm<{ code: string }, Schemas["RecoveryCodes"]>({
    start: { code: "" },
    schema: async () => (await import("@/lib/domain/auth/second-factors/schema")).authenticatorCode,
    send: (body) => unwrapResponse(api.POST("/v2/second_factors/authenticator/confirm", { body })),
    onSaved: ({ value }) => onDone(value.recovery_codes),
  });
  return (
    <FormDialog
      form={form}
      title={t("secondFactors.appSetUp")}
      text={t("secondFactors.appText")}
      submitLabel={t("secondFactors.confirm")}
      onClose={onClose}
    >
      {query.isError ? <FailedList error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <div className="mx-auto mt-6 mb-20 size-52 rounded-lg bg-line" /> : null}
      {query.data ? (
        <TotpSecret
          picture={`data:image/svg+xml;utf8,${encodeURIComponent(query.data.value.picture)}`}
          alt={t("secondFactors.pictureAlt")}
          label={t("secondFactors.secret")}
          secret={query.data.value.secret.replace(/(.{4})(?=.)/g, "$1 ")}
        />
      ) : null}
      <TextInput
        label={t("secondFactors.code")}
        autoComplete="one-time-code"
        field={form.text("/code", "")}
      />
    </FormDialog>
  );
}
