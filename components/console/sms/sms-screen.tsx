"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { useText } from "../texts";
import { ConfirmButton } from "../ui/confirm-button";
import { CopyField } from "../ui/copy-field";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { useToast } from "../ui/use-toast";
import { PROVIDER_NAMES, type SmsAccount, smsAccountQuery } from "./queries";
import { SmsAccountForm } from "./sms-account-form";
import { SmsTestForm } from "./sms-test-form";

/** The account through which the organisation sends SMS. */
export function SmsScreen() {
  const t = useText();
  const query = useQuery(smsAccountQuery);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const account = query.data.value;
  return (
    <>
      <div className="grid gap-2">
        <PageHeader title={t("sms.title")} back={null} />
        <p className="max-w-prose text-muted">{t("sms.intro")}</p>
      </div>
      <Panel title={account.provider ? PROVIDER_NAMES[account.provider] : t("sms.provider")}>
        {account.connected ? <ConnectedAccount account={account} /> : null}
        {account.connected ? <Usage usage={account.usage} /> : null}
        <SmsAccountForm key={account.updatedAt} account={account} />
      </Panel>
      {account.incoming_url ? (
        <Panel title={t("sms.incoming")}>
          <p className="-mt-3 mb-4 max-w-prose text-muted">
            {t(`sms.incomingHints.${account.provider ?? "twilio"}`)} {t("sms.incomingHint")}
          </p>
          <CopyField label={t("sms.incoming")} value={account.incoming_url} />
        </Panel>
      ) : null}
      {account.connected ? (
        <Panel title={t("sms.test")}>
          <SmsTestForm />
        </Panel>
      ) : null}
    </>
  );
}

/** What was sent in this month, and what it has cost so far. */
function Usage({ usage: { messages, parts, cost, currency } }: Pick<SmsAccount, "usage">) {
  const t = useText();
  const { locale } = useMe();
  const style = currency ? ({ style: "currency", currency } as const) : {};
  return (
    <p className="-mt-2 mb-5 max-w-prose text-sm text-muted">
      {t("sms.usage", { messages, parts })}
      {currency
        ? ` ${t("sms.usageCost", { cost: new Intl.NumberFormat(locale, style).format(cost) })}`
        : null}
    </p>
  );
}

function ConnectedAccount({ account: { provider, sender, problem } }: { account: SmsAccount }) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <p className={problem ? "max-w-prose text-bad" : "text-ok"} role="status">
        {problem
          ? t("sms.problem", { provider: PROVIDER_NAMES[provider ?? "twilio"], problem })
          : t("sms.connected", { sender: sender ?? "" })}
      </p>
      <ConfirmButton
        label={t("sms.disconnect")}
        title={t("sms.disconnectTitle")}
        text={t("sms.disconnectText")}
        run={() => unwrapResponse(api.DELETE("/v2/sms_account"))}
        onDone={() => {
          void queries.invalidateQueries({ queryKey: smsAccountQuery.queryKey });
          showToast(t("sms.disconnected"));
        }}
      />
    </div>
  );
}
