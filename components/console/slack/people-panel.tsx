"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { api, unwrapResponse } from "../api";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { Panel } from "../ui/panel";
import { useToast } from "../ui/use-toast";
import { type SlackConnection, slackQuery } from "./queries";

/** The users who were found in the workspace, and those who were not. */
export function PeoplePanel({
  people: { found, missing, missing_count: missingCount, waiting },
}: Pick<SlackConnection, "people">) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const lookUp = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/slack/people")),
    onSuccess: () => {
      showToast(t("slack.lookingUp"));
      void queries.invalidateQueries({ queryKey: slackQuery.queryKey });
    },
  });
  const more = missingCount - missing.length;
  return (
    <Panel title={t("slack.people")}>
      <p className="-mt-3 mb-4 max-w-prose text-muted">{t("slack.peopleHint")}</p>
      <p className="font-medium">
        {t("slack.found", { found })}
        {waiting > 0 ? ` ${t("slack.waiting", { count: waiting })}` : ""}
      </p>
      {missing.length > 0 ? (
        <>
          <p className="mt-4 text-sm font-medium">{t("slack.missing", { count: missingCount })}</p>
          <ul className="mt-1 divide-y divide-line">
            {missing.map(({ user, full_name: name, email }) => (
              <li key={user} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
                <Link href={`/console/users/${user}`} className="link min-w-0 wrap-anywhere">
                  {name ?? email}
                </Link>
                {name ? <span className="min-w-0 text-muted text-sm wrap-anywhere">{email}</span> : null}
              </li>
            ))}
          </ul>
          {more > 0 ? <p className="text-muted text-sm">{t("slack.more", { count: more })}</p> : null}
        </>
      ) : null}
      <div className="mt-4">
        <MutationButton mutation={{ isPending: lookUp.isPending, mutate: () => lookUp.mutate() }}>
          {t("slack.lookUp")}
        </MutationButton>
      </div>
      <ErrorText error={lookUp.error} className="mt-3" />
    </Panel>
  );
}
