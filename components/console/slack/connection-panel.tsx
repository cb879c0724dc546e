"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { useMe } from "../me";
import { useText } from "../texts";
import { ConfirmButton } from "../ui/confirm-button";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { Panel } from "../ui/panel";
import { StateMark } from "../ui/state-mark";
import { useToast } from "../ui/use-toast";
import { type SlackConnection, slackQuery } from "./queries";

/** The connected workspace, or the way to connect one. */
export function ConnectionPanel({ slack }: { slack: SlackConnection }) {
  const t = useText();
  const me = useMe();
  if (me.test) return <Notice text={t("slack.testMode")} />;
  if (!slack.available && !slack.connected) return <Notice text={t("slack.unavailable")} />;
  return (
    <Panel title={t("slack.workspace")}>
      {slack.connected ? <Connected slack={slack} /> : null}
      {slack.connected && !slack.problem ? null : <ConnectButton isAgain={slack.connected} />}
    </Panel>
  );
}

function Notice({ text }: { text: string }) {
  const t = useText();
  return (
    <Panel title={t("slack.workspace")}>
      <p className="max-w-prose text-muted">{text}</p>
    </Panel>
  );
}

function ConnectButton({ isAgain }: { isAgain: boolean }) {
  const t = useText();
  const authorize = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/slack/authorization")),
    onSuccess: ({ value }) => window.location.assign(value.url),
  });
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{t("slack.connectHint")}</p>
      <MutationButton
        mutation={{ isPending: authorize.isPending, mutate: () => authorize.mutate() }}
        tone="primary"
      >
        {t(isAgain ? "slack.connectAgain" : "slack.connect")}
      </MutationButton>
      <ErrorText error={authorize.error} className="mt-3" />
    </>
  );
}

function Connected({ slack: { workspace, problem } }: { slack: SlackConnection }) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  return (
    <div className={`flex flex-wrap items-center justify-between gap-3 ${problem ? "mb-5" : ""}`}>
      <div role="status" className="max-w-prose">
        <StateMark tone={problem ? "bad" : "ok"}>
          <span className="whitespace-normal">
            {problem
              ? t("slack.broken", { workspace: workspace ?? "", problem })
              : t("slack.connected", { workspace: workspace ?? "" })}
          </span>
        </StateMark>
      </div>
      <ConfirmButton
        label={t("slack.disconnect")}
        title={t("slack.disconnectTitle")}
        text={t("slack.disconnectText")}
        run={() => unwrapResponse(api.DELETE("/v2/slack"))}
        onDone={() => {
          void queries.invalidateQueries({ queryKey: slackQuery.queryKey });
          showToast(t("slack.disconnected"));
        }}
      />
    </div>
  );
}
