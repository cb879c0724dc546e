"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { SelectInput } from "../form/fields";
import { useMe } from "../me";
import { buildPreferencesQuery } from "../resources/notifications";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { useSavedToast } from "../ui/use-saved-toast";

const FIRST_MINUTE = 5 * 60;
const LAST_MINUTE = 12 * 60;
const STEP_MINUTES = 30;

/** Times from five to noon, and the stored one if an API has set another. */
function listTimes(stored: string | null): string[] {
  const count = (LAST_MINUTE - FIRST_MINUTE) / STEP_MINUTES + 1;
  const times = Array.from({ length: count }, (_, index) => {
    const minute = FIRST_MINUTE + index * STEP_MINUTES;
    return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  });
  return stored === null || times.includes(stored) ? times : [...times, stored].sort();
}

/** The time of the mail with the meetings of the day. */
export function DayPanel({ user }: { user: string }) {
  const t = useText();
  const { locale } = useMe();
  const queries = useQueryClient();
  const showSavedToast = useSavedToast();
  const query = buildPreferencesQuery(user);
  const { data } = useQuery(query);
  const change = useMutation({
    mutationFn: (time: string | null) =>
      unwrapResponse(
        api.PUT("/v2/users/{user_id}/preferences", {
          params: { path: { user_id: user } },
          body: { day_at: time },
        }),
      ),
    onSuccess: (response) => {
      queries.setQueryData(query.queryKey, response);
      showSavedToast();
    },
  });
  if (!data) return null;
  const { day_at: stored } = data.value;
  const format = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return (
    <Panel title={t("notifications.day")}>
      <div className="grid max-w-prose gap-4">
        <SelectInput
          label={t("notifications.dayTime")}
          hint={t("notifications.dayHint")}
          field={{
            name: "day_at",
            value: stored ?? "",
            error: null,
            onChange: (value) => change.mutate(value === "" ? null : value),
          }}
          options={[
            { value: "", label: t("notifications.dayNever") },
            ...listTimes(stored).map((value) => ({
              value,
              label: format.format(new Date(`2000-01-01T${value}:00Z`)),
            })),
          ]}
        />
      </div>
      <ErrorText error={change.error} className="mt-3" />
    </Panel>
  );
}
