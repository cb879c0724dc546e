"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { SelectInput, SwitchInput } from "../form/fields";
import { useMe } from "../me";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { useSavedToast } from "../ui/use-saved-toast";
import { buildSlackPreferencesQuery } from "./queries";

const DAY_HOURS = 24;

/** The Slack messages that a user gets; nothing in an organisation without Slack. */
export function SlackPreferencesPanel({ user }: { user: string }) {
  const t = useText();
  const { locale } = useMe();
  const queries = useQueryClient();
  const showSavedToast = useSavedToast();
  const query = buildSlackPreferencesQuery(user);
  const { data } = useQuery(query);
  const change = useMutation({
    mutationFn: (body: Schemas["SlackPreferencesBody"]) =>
      unwrapResponse(api.POST("/v2/users/{user_id}/slack", { params: { path: { user_id: user } }, body })),
    onSuccess: (response) => {
      queries.setQueryData(query.queryKey, response);
      showSavedToast();
    },
  });
  if (!data?.value.available) return null;
  const { found, direct, day_hour: dayHour } = data.value;
  const format = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const hours = Array.from({ length: DAY_HOURS }, (_, hour) => ({
    value: String(hour),
    label: format.format(Date.UTC(2000, 0, 1, hour)),
  }));
  return (
    <Panel title="Slack">
      {found === false ? <p className="-mt-3 mb-3 max-w-prose text-muted">{t("slack.notFound")}</p> : null}
      <div className="grid max-w-prose gap-4">
        <SwitchInput
          label={t("slack.direct")}
          hint={t("slack.directHint")}
          checked={direct}
          onChange={(on) => change.mutate({ direct: on })}
        />
        <SelectInput
          label={t("slack.day")}
          hint={t("slack.dayHint")}
          field={{
            name: "day_hour",
            value: dayHour === null ? "" : String(dayHour),
            error: null,
            onChange: (value) => change.mutate({ day_hour: value === "" ? null : Number(value) }),
          }}
          options={[{ value: "", label: t("slack.never") }, ...hours]}
        />
      </div>
      <ErrorText error={change.error} className="mt-3" />
    </Panel>
  );
}
