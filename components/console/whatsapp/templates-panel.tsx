"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { Panel } from "../ui/panel";
import { StateMark } from "../ui/state-mark";
import { type WhatsappTemplate, whatsappTemplatesQuery } from "./queries";

const TONES = { APPROVED: "ok", PENDING: "muted", PAUSED: "warn", REJECTED: "bad", DISABLED: "bad" } as const;

type KnownStatus = keyof typeof TONES;

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(TONES, status);

/** The templates with their status at Meta. */
export function TemplatesPanel() {
  const t = useText();
  const queries = useQueryClient();
  const query = useQuery(whatsappTemplatesQuery);
  const refresh = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/whatsapp_account/templates")),
    onSuccess: (response) => queries.setQueryData(whatsappTemplatesQuery.queryKey, response),
  });
  return (
    <Panel title={t("whatsapp.templates")}>
      <p className="-mt-3 mb-4 max-w-prose text-muted">{t("whatsapp.templatesHint")}</p>
      {query.isError ? (
        <FailedList error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <ListSkeleton />
      ) : query.data.value.templates.length === 0 ? (
        <p className="mb-4">{t("whatsapp.noTemplates")}</p>
      ) : (
        <ul className="mb-4 divide-y divide-line">
          {query.data.value.templates.map((template) => (
            <TemplateRow key={`${template.name}/${template.language}`} template={template} />
          ))}
        </ul>
      )}
      <MutationButton mutation={{ isPending: refresh.isPending, mutate: () => refresh.mutate() }}>
        {t("whatsapp.refresh")}
      </MutationButton>
      <ErrorText error={refresh.error} className="mt-3" />
    </Panel>
  );
}

function TemplateRow({
  template: { name, language, status, body, obstacle },
}: {
  template: WhatsappTemplate;
}) {
  const t = useText();
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium wrap-anywhere">
          {name} <span className="font-normal text-muted text-sm">{language}</span>
        </p>
        <StateMark tone={isKnown(status) ? TONES[status] : "muted"}>
          {isKnown(status) ? t(`whatsapp.status.${status}`) : status}
        </StateMark>
      </div>
      <p className="max-w-prose text-muted text-sm whitespace-pre-line wrap-anywhere">{body}</p>
      {obstacle ? (
        <p className="max-w-prose text-sm text-warn">{t(`whatsapp.obstacle.${obstacle}`)}</p>
      ) : null}
    </li>
  );
}
