"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useText } from "../texts";
import { ConfirmButton } from "../ui/confirm-button";
import { CopyField } from "../ui/copy-field";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { useToast } from "../ui/use-toast";
import { type WhatsappAccount, whatsappAccountQuery, whatsappTemplatesQuery } from "./queries";
import { TemplatesPanel } from "./templates-panel";
import { WhatsappAccountForm } from "./whatsapp-account-form";
import { WhatsappTestPanel } from "./whatsapp-test-panel";

/** The number through which the organisation sends WhatsApp messages, and its templates. */
export function WhatsappScreen() {
  const t = useText();
  const query = useQuery(whatsappAccountQuery);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const account = query.data.value;
  return (
    <>
      <div className="grid gap-2">
        <PageHeader title={t("whatsapp.title")} back={null} />
        <p className="max-w-prose text-muted">{t("whatsapp.intro")}</p>
      </div>
      <Panel title={t("whatsapp.account")}>
        {account.connected ? <ConnectedNumber account={account} /> : null}
        <WhatsappAccountForm key={account.updatedAt} account={account} />
      </Panel>
      {account.callback_url ? (
        <Panel title={t("whatsapp.webhook")}>
          <p className="-mt-3 mb-4 max-w-prose text-muted">{t("whatsapp.webhookHint")}</p>
          <div className="grid gap-4">
            <CopyField label={t("whatsapp.callbackUrl")} value={account.callback_url} />
            <CopyField label={t("whatsapp.verifyToken")} value={account.verify_token ?? ""} />
          </div>
        </Panel>
      ) : null}
      {account.connected ? (
        <>
          <TemplatesPanel />
          <WhatsappTestPanel />
        </>
      ) : null}
    </>
  );
}

function ConnectedNumber({
  account: { phone_number: number, verified_name: name, problem },
}: {
  account: WhatsappAccount;
}) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <p className={problem ? "max-w-prose text-bad" : "text-ok"} role="status">
        {problem
          ? t("sms.problem", { provider: "Meta", problem })
          : t("sms.connected", { sender: [name, number].filter(Boolean).join(" · ") })}
      </p>
      <ConfirmButton
        label={t("sms.disconnect")}
        title={t("whatsapp.disconnectTitle")}
        text={t("whatsapp.disconnectText")}
        run={() => unwrapResponse(api.DELETE("/v2/whatsapp_account"))}
        onDone={() => {
          void queries.invalidateQueries({ queryKey: whatsappAccountQuery.queryKey });
          queries.removeQueries({ queryKey: whatsappTemplatesQuery.queryKey });
          showToast(t("whatsapp.disconnected"));
        }}
      />
    </div>
  );
}
