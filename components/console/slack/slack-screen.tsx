"use client";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { ChannelsPanel } from "./channels-panel";
import { ConnectionPanel } from "./connection-panel";
import { PeoplePanel } from "./people-panel";
import { slackQuery } from "./queries";

const INSTALL_ERRORS = ["denied", "incomplete", "expired", "unavailable"] as const;

/** The organisation's workspace at Slack. */
export function SlackScreen() {
  const t = useText();
  const why = useSearchParams().get("why");
  const failure = INSTALL_ERRORS.find((one) => one === why);
  const query = useQuery(slackQuery);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const slack = query.data.value;
  return (
    <>
      <div className="grid gap-2">
        <PageHeader title={t("slack.title")} back={null} />
        <p className="max-w-prose text-muted">{t("slack.intro")}</p>
      </div>
      {failure && (!slack.connected || slack.problem) ? (
        <p role="alert" className="max-w-prose font-medium text-bad">
          {t(`slack.failed.${failure}`)}
        </p>
      ) : null}
      <ConnectionPanel slack={slack} />
      {slack.connected && !slack.problem ? (
        <>
          <ChannelsPanel channels={slack.channels} />
          <PeoplePanel people={slack.people} />
        </>
      ) : null}
    </>
  );
}
