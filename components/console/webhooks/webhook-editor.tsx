"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answered, answered, api, type Schemas } from "../api";
import { FormFrame } from "../form/form-frame";
import { useEditForm } from "../form/use-edit-form";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { useText } from "../texts";
import { DeleteAsked } from "../ui/delete-asked";
import { PageHead } from "../ui/page-head";
import { Panel } from "../ui/panel";
import { Deliveries } from "./deliveries";
import { readWebhook, WEBHOOKS_KEY, webhookQuery } from "./queries";
import { removeWebhook } from "./remove-webhook";
import { RotateSecret } from "./rotate-secret";
import { Sample } from "./sample";
import { WebhookFields } from "./webhook-fields";
import { WebhookState } from "./webhook-state";

type Webhook = Schemas["Webhook"];

export function WebhookEditor({ id }: { id: string }) {
  const t = useText();
  const query = useQuery(webhookQuery(id));
  if (query.isError) return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const hook = query.data.value;
  return (
    <>
      <PageHead
        title={new URL(hook.target_url).host}
        back={{ href: "/console/webhooks", label: t("webhooks.title") }}
      />
      <p>
        <WebhookState hook={hook} />
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
        <Sample hook={hook} />
      </Panel>
      <DeleteAsked
        name={hook.target_url}
        text={t("removals.webhookText")}
        run={() => removeWebhook(id)}
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

function SettingsForm({ read }: { read: Answered<Webhook> }) {
  const t = useText();
  const queries = useQueryClient();
  const id = read.value._id;
  const form = useEditForm({
    read,
    toBody,
    schema: async () => (await import("@/lib/domain/messaging/webhooks/schema")).webhookBody,
    send: (body, header) =>
      answered(api.PUT("/hooks/{hook_id}", { params: { path: { hook_id: id }, header }, body })),
    onSaved: (answer) => {
      queries.setQueryData(webhookQuery(id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: WEBHOOKS_KEY });
    },
    reread: () => readWebhook(id),
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
