"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { answered, api, type Schemas } from "../api";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { PersonFrame } from "../person/person-frame";
import { sentenceOf } from "../problem-error";
import { PushPanel } from "../push/push-panel";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { preferencesQuery } from "./queries";

const KEYS = [
  "new_event",
  "new_event_admin",
  "attending",
  "declined",
  "vote_update",
  "vote_confirmation",
  "new_message",
  "new_suggestion",
  "new_suggestion_own",
  "event_confirmed",
  "event_confirmed_admin",
  "event_cancelled",
  "event_cancelled_admin",
  "bookpage_created_admin",
] as const;

type Preferences = Schemas["Preferences"];

/** Which messages somebody gets; without an id, oneself. */
export function NotificationsScreen({ id }: { id?: string }) {
  const me = useMe();
  const user = id ?? me.id;
  return (
    <PersonFrame id={user} section="notifications">
      <Choices user={user} />
      {user === me.id ? <PushPanel /> : null}
    </PersonFrame>
  );
}

/** Ticked is saved at once; what is refused is taken back. */
function Choices({ user }: { user: string }) {
  const t = useText();
  const queries = useQueryClient();
  const params = { path: { user_id: user } };
  const { queryKey } = preferencesQuery(user);
  const query = useQuery(preferencesQuery(user));
  const change = useMutation({
    mutationFn: ({ way, key, on }: { way: keyof Preferences; key: string; on: boolean }) =>
      answered(
        api.PUT("/v2/users/{user_id}/preferences", {
          params,
          body: way === "email" ? { email: { [key]: on } } : { push: { [key]: on } },
        }),
      ),
    onMutate: ({ way, key, on }) => {
      const before = queries.getQueryData(queryKey);
      if (before) {
        const value = { ...before.value, [way]: { ...before.value[way], [key]: on } };
        queries.setQueryData(queryKey, { ...before, value });
      }
      return { before };
    },
    onError: (_error, _change, context) => queries.setQueryData(queryKey, context?.before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const chosen: Record<keyof Preferences, Partial<Record<string, boolean>>> = query.data.value;
  return (
    <Panel title={t("notify.title")}>
      {change.isError ? (
        <p role="alert" className="mb-3 font-medium text-bad">
          {sentenceOf(change.error, t)}
        </p>
      ) : null}
      <table className="w-full border-collapse text-left text-sm">
        <thead className="text-muted text-xs">
          <tr className="border-line border-b">
            <th scope="col" className="py-2 font-medium">
              {t("notify.when")}
            </th>
            <th scope="col" className="w-20 py-2 text-center font-medium">
              {t("notify.email")}
            </th>
            <th scope="col" className="w-20 py-2 text-center font-medium">
              {t("notify.push")}
            </th>
          </tr>
        </thead>
        <tbody>
          {KEYS.map((key) => (
            <tr key={key} className="border-line border-b last:border-0">
              <th scope="row" className="py-1 font-normal">
                {t(`notify.keys.${key}`)}
              </th>
              {(["email", "push"] as const).map((way) => (
                <td key={way} className="p-0">
                  {chosen[way][key] === undefined ? null : (
                    <label className="mx-auto grid size-11 place-items-center">
                      <input
                        type="checkbox"
                        className="size-4.5"
                        aria-label={`${t(`notify.keys.${key}`)}: ${t(`notify.${way}`)}`}
                        checked={chosen[way][key]}
                        onChange={({ target }) => change.mutate({ way, key, on: target.checked })}
                      />
                    </label>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
