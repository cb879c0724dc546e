"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { useMe } from "../me";
import { describeError } from "../problem-error";
import { buildSampleQuery } from "../resources/webhooks";
import { useText } from "../texts";
import { Code } from "../ui/code";
import { MutationButton } from "../ui/mutation-button";
import { useToast } from "../ui/use-toast";
import { formatWebhookAction } from "./actions";
import { buildDeliveriesKey } from "./delivery-queries";

type Webhook = Schemas["Webhook"];

/** A sample delivery of each action of the webhook, and a button that sends it. */
export function WebhookSample({ hook }: { hook: Webhook }) {
  const t = useText();
  const [picked, setPicked] = useState(hook.action);
  const action = hook.actions.includes(picked) ? picked : hook.action;
  return (
    <>
      {hook.actions.length > 1 ? (
        <select
          className="input mb-4 w-auto max-sm:w-full"
          aria-label={t("webhooks.sampleOf")}
          value={action}
          onChange={(event) => setPicked(event.target.value as Webhook["action"])}
        >
          {hook.actions.map((one) => (
            <option
              key={one}
              value={one}
            >{`${t("webhooks.sampleOf")}: ${formatWebhookAction(one, t)}`}</option>
          ))}
        </select>
      ) : null}
      <ActionSample hook={hook} action={action} />
    </>
  );
}

function ActionSample({ hook, action }: { hook: Webhook; action: Webhook["action"] }) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const { organization } = useMe();
  const newest = useQuery(buildSampleQuery(action));
  const send = useMutation({
    mutationFn: () =>
      unwrapResponse(
        api.POST("/hooks/{hook_id}/ping", { params: { path: { hook_id: hook._id } }, body: { action } }),
      ),
    onSuccess: () => {
      showToast(t("webhooks.exampleSent"));
      void queries.invalidateQueries({ queryKey: buildDeliveriesKey(hook._id) });
    },
    onError: (error) => showToast(describeError(error, t)),
  });
  if (newest.data === undefined) return null;
  if (newest.data === null) return <p className="text-muted">{t("webhooks.noSample")}</p>;
  const facts = { occurred_at: new Date().toISOString(), changes: {}, people: [], message: null };
  const sample = {
    action,
    organization,
    ...(hook.version !== "2026-11-01" && facts),
    resource: newest.data,
  };
  const isOwnFormat = hook.format === "array" || hook.format === "object";
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 text-muted">{isOwnFormat ? t("webhooks.sampleText") : null}</p>
        <MutationButton mutation={send}>{t("webhooks.sendExample")}</MutationButton>
      </div>
      {isOwnFormat ? (
        <Code label={t("webhooks.sample")}>
          {JSON.stringify(hook.format === "object" ? sample : [sample], null, 2)}
        </Code>
      ) : null}
    </>
  );
}
