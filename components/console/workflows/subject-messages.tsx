"use client";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import { ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { StateMark } from "../ui/state-mark";
import { listWorkflowMessages } from "./queries";

const TONES = { planned: "muted", sent: "muted", delivered: "ok", skipped: "warn", failed: "bad" } as const;

type Message = Schemas["WorkflowSubjectMessage"];

/** The newest messages of a workflow that no meeting's timeline shows. */
export default function SubjectMessages({ workflow }: { workflow: Schemas["Workflow"] }) {
  const t = useText();
  const me = useMe();
  const query = useQuery({
    queryKey: ["workflow", workflow._id, "messages"],
    queryFn: () => listWorkflowMessages(workflow._id),
  });
  const formatRecipient = ({ recipient }: Message) => {
    if (recipient === "booker") return t("workflows.person");
    if (recipient === "team_admins") return t("workflows.recipient.team_admins");
    return recipient === "webhook" ? t("workflows.channelName.webhook") : recipient;
  };
  return (
    <Panel title={t("workflows.messages")}>
      {query.isPending ? <ListSkeleton /> : null}
      {query.isError ? <ErrorText error={query.error} /> : null}
      {query.data?.value.length === 0 ? (
        <p className="text-sm text-muted">{t("workflows.noMessages")}</p>
      ) : null}
      <ul className="divide-y divide-line text-sm">
        {query.data?.value.map((message) => (
          <li
            key={message._id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="min-w-0">
              <span className="block font-medium break-words">{formatRecipient(message)}</span>
              <span className="text-muted">{t(`workflows.trigger.${message.trigger}`)}</span>
            </span>
            <span className="flex flex-wrap items-baseline gap-x-3">
              <StateMark tone={TONES[message.state]}>
                {t(`events.step.${message.state}`)}
                {message.reason ? `: ${t(`events.stepReason.${message.reason}`)}` : ""}
              </StateMark>
              <time className="text-muted" dateTime={message.due_at}>
                {formatMoment(me, message.due_at)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
