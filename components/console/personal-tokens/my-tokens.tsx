"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Schemas } from "../api";
import { formatDay } from "../format-day";
import { formatMoment } from "../format-moment";
import { FailedList, ListSkeleton } from "../list/list-states";
import type { Me } from "../me";
import { useMe } from "../me";
import { buildMyTokensQuery, revokePersonalToken, TOKENS_KEY } from "../resources/oauth-apps";
import { type TranslateConsole, useText } from "../texts";
import { ConfirmButton } from "../ui/confirm-button";
import { Panel } from "../ui/panel";
import { useToast } from "../ui/use-toast";

type Token = Schemas["PersonalToken"];

const CreateToken = lazy(() => import("./create-token"));

/** The tokens with which programs act as the user. */
export default function MyTokens() {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const [creating, setCreating] = useState(false);
  const query = useQuery(buildMyTokensQuery(me.id));
  const end = async ({ _id }: Token) => {
    await revokePersonalToken(_id);
    await queries.invalidateQueries({ queryKey: TOKENS_KEY });
  };
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  return (
    <Panel title={t("access.tokens")}>
      <p className="-mt-3 text-muted">{t("access.tokensText")}</p>
      <ul className="mt-2 divide-y divide-line">
        {query.data.value.map((token) => (
          <li key={token._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-60 break-words">
              <span className="font-medium">{token.name}</span>{" "}
              <span className="text-muted">{token.prefix}…</span>
              <span className="block text-muted text-xs">{describeUse(token, t, me)}</span>
              <span className="block text-muted text-xs">{token.scopes.join(", ")}</span>
            </span>
            <ConfirmButton
              label={t("keys.revoke")}
              name={`${t("keys.revoke")}: ${token.name}`}
              title={t("trash.revokeNamed", { name: token.name })}
              text={t("trash.tokenText")}
              run={() => end(token)}
              onDone={() => showToast(t("access.revoked", { name: token.name }))}
            />
          </li>
        ))}
      </ul>
      <button type="button" className="button mt-3" onClick={() => setCreating(true)}>
        {t("access.tokenNew")}
      </button>
      <Suspense>{creating ? <CreateToken onClose={() => setCreating(false)} /> : null}</Suspense>
    </Panel>
  );
}

const describeUse = (token: Token, t: TranslateConsole, me: Me): string =>
  [
    describeTokenExpiry(token, t, me),
    token.last_used_at
      ? t("access.used", { when: formatMoment(me, token.last_used_at) })
      : t("access.unused"),
  ].join(" · ");

/** Describes the expiry of a token; an expiry at midnight belongs to the day before. */
export function describeTokenExpiry({ state, expires_at }: Token, t: TranslateConsole, me: Me): string {
  if (state === "ended") return t("access.ended");
  const date = formatDay(me, new Date(new Date(expires_at).getTime() - 1).toISOString());
  return t(state === "active" ? "access.expires" : "access.expired", { date });
}
