"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BellOff, BellRing } from "lucide-react";
import { useMe } from "../me";
import { describeError, ProblemError } from "../problem-error";
import { PREFERENCES_KEY } from "../resources/notifications";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { pushStateQuery, startPush, stopPush } from "./browser-push";

/** The switch for push messages in this browser. */
export function PushPanel() {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const { data: state } = useQuery(pushStateQuery);
  const change = useMutation({
    mutationFn: () => (state === "on" ? stopPush(me.id) : startPush(me.id)),
    onSuccess: (now) => {
      queries.setQueryData(pushStateQuery.queryKey, now);
      void queries.invalidateQueries({ queryKey: PREFERENCES_KEY });
    },
  });
  const Icon = state === "on" ? BellOff : BellRing;
  const failure = change.error instanceof ProblemError ? describeError(change.error, t) : t("push.failed");
  return (
    <Panel title={t("push.title")}>
      <p className="max-w-prose text-muted">{t(`push.${state ?? "off"}`)}</p>
      {state === "on" || state === "off" ? (
        <button
          type="button"
          className="button mt-4"
          disabled={change.isPending}
          onClick={() => change.mutate()}
        >
          <Icon size={18} aria-hidden />
          {t(state === "on" ? "push.stop" : "push.start")}
        </button>
      ) : null}
      <p role="status" className="mt-2 text-bad text-sm empty:hidden">
        {change.isError ? failure : null}
      </p>
    </Panel>
  );
}
