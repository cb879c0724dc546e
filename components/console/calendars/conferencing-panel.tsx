"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { api, unwrapResponse } from "../api";
import { useMe } from "../me";
import { buildConferencingQuery, CONFERENCING_KEY } from "../resources/conferencing";
import { useText } from "../texts";
import { ConfirmButton } from "../ui/confirm-button";
import { Panel } from "../ui/panel";
import { useToast } from "../ui/use-toast";

/** The accounts for meeting links. Users sign in to providers themselves. */
export function ConferencingPanel({ user }: { user: string }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const showToast = useToast();
  const { data } = useQuery(buildConferencingQuery(user));
  if (!data) return null;
  const { accounts, sign_ins: signIns } = data.value;
  const needsAction = user === me.id && (accounts.length === 0 || accounts.some((one) => one.access_broken));
  if (accounts.length === 0 && signIns.length === 0) return null;
  const disconnect = async ({ _id }: (typeof accounts)[number]) => {
    const path = { user_id: user, account_id: _id };
    await unwrapResponse(api.DELETE("/v2/users/{user_id}/conferencing/{account_id}", { params: { path } }));
    await queries.invalidateQueries({ queryKey: CONFERENCING_KEY });
  };
  return (
    <Panel title={t("conferencing.title")}>
      <p className="mb-3 text-muted text-sm">{t("conferencing.text")}</p>
      {accounts.map((account) => (
        <div key={account._id} className="grid gap-2 border-line border-t py-3">
          <p className="font-medium wrap-anywhere">Zoom · {account.name}</p>
          {account.access_broken ? (
            <p className="flex gap-2 text-bad">
              <TriangleAlert size={18} aria-hidden className="mt-1 flex-none" />
              {t("conferencing.broken")}
            </p>
          ) : null}
          <ConfirmButton
            className="justify-self-start"
            label={t("conferencing.disconnect")}
            title={t("trash.disconnectNamed", { name: account.name })}
            text={t("trash.disconnectVideo")}
            run={() => disconnect(account)}
            onDone={() => showToast(t("calendars.disconnected", { name: account.name }))}
          />
        </div>
      ))}
      {needsAction
        ? signIns.map(({ provider, url }) => (
            <form key={provider} method="post" action={url}>
              <button type="submit" className="button w-full justify-start">
                {t(accounts.length > 0 ? "conferencing.again" : "conferencing.connect")}
              </button>
            </form>
          ))
        : null}
    </Panel>
  );
}
