"use client";
import { useQuery } from "@tanstack/react-query";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { PushPanel } from "../push/push-panel";
import { buildPreferencesQuery } from "../resources/notifications";
import { UserFrame } from "../resources/user-frame";
import { SlackPreferencesPanel } from "../slack/slack-preferences-panel";
import { useText } from "../texts";
import { CellCheckbox } from "../ui/cell-checkbox";
import { CheckboxHeader } from "../ui/checkbox-header";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { DayPanel } from "./day-panel";
import { useUpdatePreferences } from "./use-update-preferences";

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

/** The notifications of a user; without an id, of the signed-in one. */
export function NotificationsScreen({ id }: { id?: string }) {
  const me = useMe();
  const user = id ?? me.id;
  return (
    <UserFrame id={user} section="notifications">
      <Choices user={user} />
      <DayPanel user={user} />
      {user === me.id ? <PushPanel /> : null}
      {user === me.id ? <SlackPreferencesPanel user={user} /> : null}
    </UserFrame>
  );
}

function Choices({ user }: { user: string }) {
  const t = useText();
  const query = useQuery(buildPreferencesQuery(user));
  const change = useUpdatePreferences(user);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const chosen: Record<"email" | "push", Partial<Record<string, boolean>>> = query.data.value;
  return (
    <Panel title={t("notifications.title")}>
      <ErrorText error={change.error} className="mb-3" />
      <table className="w-full border-collapse text-start text-sm">
        <CheckboxHeader
          first={t("notifications.when")}
          columns={[t("notifications.email"), t("notifications.push")]}
        />
        <tbody>
          {SHOWN_KEYS.map((key) => (
            <tr key={key} className="border-line border-b last:border-0">
              <th scope="row" className="py-1 font-normal">
                {t(`notifications.keys.${key}`)}
              </th>
              {(["email", "push"] as const).map((way) => (
                <td key={way} className="p-0">
                  {chosen[way][key] === undefined ? null : (
                    <CellCheckbox
                      label={`${t(`notifications.keys.${key}`)}: ${t(`notifications.${way}`)}`}
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
