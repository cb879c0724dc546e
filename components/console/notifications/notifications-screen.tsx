"use client";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { PersonFrame } from "../person/person-frame";
import { PushPanel } from "../push/push-panel";
import { useText } from "../texts";
import { CellTick } from "../ui/cell-tick";
import { Failure } from "../ui/failure";
import { Panel } from "../ui/panel";
import { TickHead } from "../ui/tick-head";
import { preferencesQuery } from "./queries";
import { useChangePreferences } from "./use-change-preferences";

const SHOWN_KEYS = [
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

function Choices({ user }: { user: string }) {
  const t = useText();
  const query = useQuery(preferencesQuery(user));
  const change = useChangePreferences(user);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const chosen: Record<keyof Preferences, Partial<Record<string, boolean>>> = query.data.value;
  return (
    <Panel title={t("notify.title")}>
      <Failure error={change.error} className="mb-3" />
      <table className="w-full border-collapse text-start text-sm">
        <TickHead first={t("notify.when")} columns={[t("notify.email"), t("notify.push")]} />
        <tbody>
          {SHOWN_KEYS.map((key) => (
            <tr key={key} className="border-line border-b last:border-0">
              <th scope="row" className="py-1 font-normal">
                {t(`notify.keys.${key}`)}
              </th>
              {(["email", "push"] as const).map((way) => (
                <td key={way} className="p-0">
                  {chosen[way][key] === undefined ? null : (
                    <CellTick
                      label={`${t(`notify.keys.${key}`)}: ${t(`notify.${way}`)}`}
                      checked={chosen[way][key]}
                      onChange={(on) => change.mutate({ way, key, on })}
                    />
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
