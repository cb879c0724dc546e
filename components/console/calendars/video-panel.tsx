"use client";
import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { answered, api } from "../api";
import { useDeleteLater, useHiddenIds } from "../delete-later";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { CONFERENCING_KEY, conferencingQuery } from "./conferencing-query";

/** Accounts that links are made with. Whoever signs in at a service does so themselves. */
export function VideoPanel({ user }: { user: string }) {
  const t = useText();
  const me = useMe();
  const hidden = useHiddenIds();
  const deleteLater = useDeleteLater();
  const { data } = useQuery(conferencingQuery(user));
  if (!data) return null;
  const { accounts, sign_ins: signIns } = data.value;
  const shown = accounts.filter(({ _id }) => !hidden.has(_id));
  const isAsked = user === me.id && (shown.length === 0 || shown.some((one) => one.access_broken));
  if (shown.length === 0 && signIns.length === 0) return null;
  const disconnect = ({ _id, name }: (typeof accounts)[number]) =>
    deleteLater({
      ids: [_id],
      title: t("calendars.disconnected", { name }),
      invalidate: CONFERENCING_KEY,
      run: () =>
        answered(
          api.DELETE("/v2/users/{user_id}/conferencing/{account_id}", {
            params: { path: { user_id: user, account_id: _id } },
            keepalive: true,
          }),
        ),
    });
  return (
    <Panel title={t("conferencing.title")}>
      <p className="mb-3 text-muted text-sm">{t("conferencing.text")}</p>
      {shown.map((account) => (
        <div key={account._id} className="grid gap-2 border-line border-t py-3">
          <p className="font-medium wrap-anywhere">Zoom · {account.name}</p>
          {account.access_broken ? (
            <p className="flex gap-2 text-bad">
              <TriangleAlert size={18} aria-hidden className="mt-1 flex-none" />
              {t("conferencing.broken")}
            </p>
          ) : null}
          <button
            type="button"
            className="button justify-self-start"
            data-tone="bad"
            onClick={() => disconnect(account)}
          >
            {t("conferencing.disconnect")}
          </button>
        </div>
      ))}
      {isAsked
        ? signIns.map(({ provider, url }) => (
            <form key={provider} method="post" action={url}>
              <button type="submit" className="button w-full justify-start">
                {t(shown.length > 0 ? "conferencing.again" : "conferencing.connect")}
              </button>
            </form>
          ))
        : null}
    </Panel>
  );
}
