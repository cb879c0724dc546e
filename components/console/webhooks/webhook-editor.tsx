"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { DeleteConfirmed } from "../deletion/delete-confirmed";
import { FormFrame } from "../form/form-frame";
import { useEditForm } from "../form/use-edit-form";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { buildWebhookQuery, getWebhook, WEBHOOKS_KEY } from "../resources/webhooks";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { deleteWebhook } from "./delete-webhook";
import { Deliveries } from "./deliveries";
import { RotateSecret } from "./rotate-secret";
import { WebhookFields } from "./webhook-fields";
import { WebhookSample } from "./webhook-sample";
import { WebhookStateMark } from "./webhook-state-mark";

type Webhook = Schemas["Webhook"];

export function WebhookEditor({ id }: { id: string }) {
  const t = useText();
  const query = useQuery(buildWebhookQuery(id));
  if (query.isError) return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const hook = query.data.value;
  return (
    <>
      <PageHeader
        title={new URL(hook.target_url).host}
        back={{ href: "/console/webhooks", label: t("webhooks.title") }}
      />
      <p>
        <WebhookStateMark hook={hook} />
        <span className="block break-all text-muted">{hook.target_url}</span>
        {hook.disabled_reason ? (
          <span className="block text-muted">
            {hook.disabled_reason === "gone" ? t("webhooks.gone") : t("webhooks.gaveUp")}
          </span>
        ) : null}
      </p>
      <Deliveries hook={hook} />
      <Panel title={t("webhooks.settings")}>
        <SettingsForm key={hook.__v} read={query.data} />
      </Panel>
      <Panel title={t("webhooks.secret")}>
        <RotateSecret hook={id} />
      </Panel>
      <Panel title={t("webhooks.sample")}>
        <WebhookSample hook={hook} />
      </Panel>
      <DeleteConfirmed
        name={hook.target_url}
        text={t("trash.webhookText")}
        run={() => deleteWebhook(id)}
        invalidate={WEBHOOKS_KEY}
        list="/console/webhooks"
      />
    </>
  );
}

const toBody = ({ actions, target_url, format, version, filter }: Webhook) => ({
  actions,
  target_url,
  format,
  version,
  filter,
});

function SettingsForm({ read }: { read: ApiValue<Webhook> }) {
  const t = useText();
  const queries = useQueryClient();
  const id = read.value._id;
  const form = useEditForm({
    read,
    toBody,
    schema: async () => (await import("@/lib/domain/messaging/webhooks/schema")).webhookBody,
    send: (body, header) =>
      unwrapResponse(api.PUT("/hooks/{hook_id}", { params: { path: { hook_id: id }, header }, body })),
    onSaved: (response) => {
      queries.setQueryData(buildWebhookQuery(id).queryKey, response);
      void queries.invalidateQueries({ queryKey: WEBHOOKS_KEY });
    },
    reread: () => getWebhook(id),
  });
  const labels = {
    "/target_url": t("webhooks.address"),
    "/actions": t("webhooks.action"),
    "/filter": t("webhooks.filter"),
    "/format": t("webhooks.format"),
    "/version": t("webhooks.version"),
  };
  return (
    <FormFrame form={form} labels={labels}>
      <WebhookFields form={form} />
    </FormFrame>
  );
}
