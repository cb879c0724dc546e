"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { api, type Schemas, unwrapResponse } from "../api";
import { formatMoment } from "../format-moment";
import { FailedList } from "../list/list-states";
import { useMe } from "../me";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import { Code } from "../ui/code";
import { MutationButton } from "../ui/mutation-button";
import { useToast } from "../ui/use-toast";
import { buildDeliveriesKey, buildDeliveryQuery } from "./delivery-queries";

interface Props {
  hook: Schemas["Webhook"];
  delivery: Schemas["Delivery"];
}

/** Every response, and the request as it is sent. */
export function DeliveryLog({ hook, delivery }: Props) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const path = { hook_id: hook._id, delivery_id: delivery._id };
  const query = useQuery(buildDeliveryQuery(hook._id, delivery));
  const replay = useMutation({
    mutationFn: () =>
      unwrapResponse(
        api.POST("/hooks/{hook_id}/deliveries/{delivery_id}/replay", { params: { path }, body: {} }),
      ),
    onSuccess: () => {
      showToast(t("webhooks.replayed"));
      void queries.invalidateQueries({ queryKey: buildDeliveriesKey(hook._id) });
    },
    onError: (error) => showToast(describeError(error, t)),
  });
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <p className="py-3 text-muted sm:ps-8">{t("list.loading")}</p>;
  const { body, attempts } = query.data.value;
  return (
    <div className="grid gap-4 pb-5 sm:ps-8">
      <section>
        <h3 className="mb-2 font-bold">{t("webhooks.answers")}</h3>
        {attempts.length === 0 ? <p className="text-muted">{t("webhooks.attempts", { count: 0 })}</p> : null}
        <ol className="grid gap-4">
          {attempts.map((attempt) => (
            <Attempt key={attempt.number} attempt={attempt} />
          ))}
        </ol>
      </section>
      <section>
        <h3 className="mb-2 font-bold">{t("webhooks.request")}</h3>
        <Code label={t("webhooks.request")}>{formatRequest(hook.target_url, delivery._id, body)}</Code>
      </section>
      <MutationButton mutation={replay} className="justify-self-start">
        <RotateCw size={18} aria-hidden />
        {t("webhooks.replay")}
      </MutationButton>
    </div>
  );
}

function Attempt({ attempt }: { attempt: Schemas["DeliveryWithLog"]["attempts"][number] }) {
  const t = useText();
  const me = useMe();
  const { number, started_at, ms, status, error, answer } = attempt;
  const good = status !== null && status >= 200 && status < 300;
  return (
    <li>
      <p className="mb-1 flex flex-wrap gap-x-4">
        <span className="text-muted">
          {number}. {formatMoment(me, started_at, "seconds")}
        </span>
        <span className={`font-medium ${good ? "text-ok" : "text-bad"}`}>{error ?? `HTTP ${status}`}</span>
        <span className="text-muted">{t("webhooks.milliseconds", { count: ms })}</span>
      </p>
      {answer ? (
        <Code label={`${t("webhooks.answers")} ${number}`}>{answer}</Code>
      ) : error === null ? (
        <p className="text-xs text-muted">{t("webhooks.noBody")}</p>
      ) : null}
    </li>
  );
}

function formatRequest(url: string, id: string, body: string): string {
  const { host, pathname, search } = new URL(url);
  const head = [
    `POST ${pathname}${search}`,
    `Host: ${host}`,
    "Content-Type: application/json",
    `webhook-id: ${id}`,
  ];
  return `${head.join("\n")}\n\n${JSON.stringify(JSON.parse(body), null, 2)}`;
}
