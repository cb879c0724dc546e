"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { formatDay } from "../format-day";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { buildFeedQuery } from "../resources/calendars";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";

/** The feed address for calendar apps: shown once after creation, can be replaced or deleted. */
export function FeedPanel({ user }: { user: string }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const params = { path: { user_id: user } };
  const refresh = () => queries.invalidateQueries({ queryKey: buildFeedQuery(user).queryKey });
  const query = useQuery(buildFeedQuery(user));
  const create = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/users/{user_id}/feed", { params, body: {} })),
    onSuccess: refresh,
  });
  const end = useMutation({
    mutationFn: () => unwrapResponse(api.DELETE("/v2/users/{user_id}/feed", { params })),
    onSuccess: () => {
      create.reset();
      return refresh();
    },
  });
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const { active, createdAt } = query.data.value;
  const failed = create.error ?? end.error;
  return (
    <Panel title={t("calendars.feed")}>
      <p className="text-muted">{t("calendars.feedText")}</p>
      {create.data ? (
        <div className="mt-4">
          <CopyField label={t("calendars.feedAddress")} value={create.data.value.url} />
          <p className="mt-1 text-muted text-xs">{t("calendars.feedOnce")}</p>
        </div>
      ) : active && createdAt ? (
        <p className="mt-3">{t("calendars.feedSince", { date: formatDay(me, createdAt) })}</p>
      ) : null}
      <ErrorText error={failed} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => create.mutate()}>
          {active ? t("calendars.feedRotate") : t("calendars.feedMake")}
        </button>
        {active ? (
          <button type="button" className="button" data-tone="bad" onClick={() => end.mutate()}>
            {t("calendars.feedEnd")}
          </button>
        ) : null}
      </div>
    </Panel>
  );
}
