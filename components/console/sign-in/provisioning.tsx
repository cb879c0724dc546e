"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { API_KEYS_KEY } from "../resources/api-keys";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { SecretModal } from "../ui/secret-modal";
import { provisioningQuery } from "./queries";

/** The directory that provisions users (SCIM): its settings, and its recent activity. */
export default function Provisioning() {
  const t = useText();
  const query = useQuery(provisioningQuery);
  if (!query.data) return null;
  const state = query.data.value;
  return (
    <Panel title={t("scim.title")}>
      <p className="-mt-3 max-w-prose text-muted">{t("scim.intro")}</p>
      <div className="mt-4 grid gap-5">
        <div className="grid items-end gap-5 sm:grid-cols-[1fr_auto]">
          <CopyField label={t("scim.address")} value={state.base_url} />
          <CreateProvisioningKey />
        </div>
        <ProvisioningState state={state} />
        <Steps title="Microsoft Entra ID" lines={[t("scim.entra1"), t("scim.entra2"), t("scim.entra3")]} />
        <Steps title="Okta" lines={[t("scim.okta1"), t("scim.okta2"), t("scim.okta3")]} />
      </div>
    </Panel>
  );
}

function CreateProvisioningKey() {
  const t = useText();
  const queries = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const make = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/api_keys", { body: { name: "SCIM", scopes: ["scim"] } })),
    onSuccess: ({ value }) => {
      void queries.invalidateQueries({ queryKey: API_KEYS_KEY });
      setSecret(value.key);
    },
  });
  return (
    <div>
      <button type="button" className="button" disabled={make.isPending} onClick={() => make.mutate()}>
        {t("scim.makeKey")}
      </button>
      <ErrorText error={make.error} className="mt-2" />
      {secret ? (
        <SecretModal
          title={t("scim.keyTitle")}
          text={t("scim.keyText")}
          label={t("scim.key")}
          secret={secret}
          onDone={() => setSecret(null)}
        />
      ) : null}
    </div>
  );
}

function ProvisioningState({ state }: { state: Schemas["Provisioning"] }) {
  const t = useText();
  const me = useMe();
  const { last_request_at: last, last_error: error } = state;
  if (!last) return <p className="text-muted">{t("scim.never")}</p>;
  return (
    <div className="grid gap-1">
      <p>
        {t("scim.last", { when: formatMoment(me, last) })}{" "}
        {t("scim.counts", { users: state.users, groups: state.groups })}
      </p>
      {error ? (
        <p className="break-words text-warn">
          {t("scim.error", { when: formatMoment(me, error.at), status: String(error.status) })} {error.detail}
        </p>
      ) : null}
    </div>
  );
}

const Steps = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <details>
    <summary className="fold min-h-11 font-medium">{title}</summary>
    <ol className="max-w-prose list-decimal space-y-1 ps-5 text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </details>
);
