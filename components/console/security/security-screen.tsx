"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { formatRecent } from "../format-recent";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { UserFrame } from "../resources/user-frame";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { ChangePassword } from "./change-password";
import { sessionsQuery } from "./queries";

const MyGrants = lazy(() => import("../app-access/my-grants"));

const MyTokens = lazy(() => import("../personal-tokens/my-tokens"));

const SecondFactors = lazy(() => import("./second-factors"));

/** The user's password, second factors, sessions, and the programs that act for them. */
export function SecurityScreen() {
  const t = useText();
  const me = useMe();
  return (
    <UserFrame id={me.id} section="security">
      <Panel title={t("security.password")}>
        <ChangePassword />
        <a className="link mt-1 inline-flex min-h-11 items-center" href="/forgot">
          {t("security.forgotten")}
        </a>
      </Panel>
      <Suspense fallback={<ListSkeleton />}>
        <SecondFactors />
      </Suspense>
      <Suspense fallback={<ListSkeleton />}>
        <MyGrants />
        <MyTokens />
      </Suspense>
      <Sessions />
    </UserFrame>
  );
}

function Sessions() {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const query = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (id: string) =>
      unwrapResponse(api.DELETE("/v2/sessions/{session_id}", { params: { path: { session_id: id } } })),
    onSettled: refresh,
  });
  const endOthers = useMutation({
    mutationFn: () => unwrapResponse(api.DELETE("/v2/sessions")),
    onSettled: refresh,
  });
  const nameBrowser = ({ browser, user_agent }: Schemas["Session"]) =>
    browser?.system
      ? t("security.browser", { name: browser.name, system: browser.system })
      : (browser?.name ?? user_agent ?? t("security.unknown"));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const failed = end.error ?? endOthers.error;
  const sessions = query.data.value;
  return (
    <Panel title={t("security.sessions")}>
      <ErrorText error={failed} className="mb-3" />
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-60">
              <span className="block break-words" title={session.user_agent ?? undefined}>
                {nameBrowser(session)}
              </span>
              <span className="block text-muted text-xs">
                {session.current
                  ? t("security.current")
                  : t("security.used", { when: formatRecent(me, session.last_used_at) })}
              </span>
            </span>
            {session.current ? null : (
              <button type="button" className="button" onClick={() => end.mutate(session._id)}>
                {t("security.end")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <button type="button" className="button mt-4" data-tone="bad" onClick={() => endOthers.mutate()}>
          {t("security.endOthers")}
        </button>
      ) : null}
    </Panel>
  );
}
