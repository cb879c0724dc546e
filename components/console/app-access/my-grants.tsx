"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { formatDay } from "../format-day";
import { formatMoment } from "../format-moment";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { buildMyGrantsQuery, GRANTS_KEY, revokeAppAccess } from "../resources/oauth-apps";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { useToast } from "../ui/use-toast";

type Grant = Schemas["OAuthGrant"];

/** The apps that the user has allowed to act for them. Revoking takes effect at once. */
export default function MyGrants() {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const query = useQuery(buildMyGrantsQuery(me.id));
  const end = useMutation({
    mutationFn: (grant: Grant) => revokeAppAccess(grant._id),
    onSuccess: (_, { app }) => showToast(t("access.taken", { name: app.name })),
    onSettled: () => queries.invalidateQueries({ queryKey: GRANTS_KEY }),
  });
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const grants = query.data.value;
  return (
    <Panel title={t("access.given")}>
      <p className="-mt-3 text-muted">{t(grants.length > 0 ? "access.givenText" : "access.givenEmpty")}</p>
      <ErrorText error={end.error} className="mt-2" />
      <ul className="mt-2 divide-y divide-line">
        {grants.map((grant) => (
          <li key={grant._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-60 break-words">
              <span className="font-medium">{grant.app.name}</span>{" "}
              <span className="text-muted">{grant.app.host}</span>
              <span className="block text-muted text-xs">
                {[
                  grant.app._id === null ? t("access.unverified") : null,
                  `${t("access.allowed")} ${formatDay(me, grant.createdAt)}`,
                  t("access.used", { when: formatMoment(me, grant.last_used_at) }),
                  grant.state === "ended" ? t("access.ended") : null,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              <span className="block text-muted text-xs">{grant.scopes.join(", ")}</span>
            </span>
            <button
              type="button"
              className="button"
              aria-label={`${t("access.takeAway")}: ${grant.app.name}`}
              onClick={() => end.mutate(grant)}
            >
              {t("access.takeAway")}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
