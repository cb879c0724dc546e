"use client";
import { useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { formatRevokeQuestion } from "../deletion/deletion-texts";
import { formatDay } from "../format-day";
import { makeDayColumn, makeTextColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useMe } from "../me";
import { listTokens, revokePersonalToken, TOKENS_KEY } from "../resources/oauth-apps";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";
import { describeTokenExpiry } from "./my-tokens";

type Token = Schemas["PersonalToken"];

/** The tokens of all users. Users create their own on the security screen. */
export function TokenList() {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const end = async (tokens: Token[]) => {
    for (const { _id } of tokens) await revokePersonalToken(_id);
    showToast(t("access.revoked", { name: tokens.map(({ name }) => name).join(", ") }));
    await queries.invalidateQueries({ queryKey: TOKENS_KEY });
  };
  const source: ListSource<Token> = {
    key: TOKENS_KEY,
    title: t("access.tokens"),
    load: listTokens,
    columns: [
      makeTextColumn("name", t("keys.name"), (token) => token.name),
      makeTextColumn("person", t("access.person"), ({ user }) => user.name ?? ""),
      makeTextColumn("token", t("access.token"), ({ prefix }) => `${prefix}…`),
      makeTextColumn("may", t("keys.may"), ({ scopes }) => scopes.join(", ")),
      makeTextColumn("used", t("keys.used"), ({ last_used_at }) =>
        last_used_at ? formatDay(me, last_used_at) : t("access.unused"),
      ),
      makeTextColumn("state", t("keys.state"), (token) => describeTokenExpiry(token, t, me)),
      makeDayColumn("created", t("keys.created"), me, (token) => token.createdAt),
    ],
    nameRow: (token) => token.name,
    bulk: [
      {
        label: t("keys.revoke"),
        bad: true,
        confirm: (tokens) =>
          formatRevokeQuestion(
            tokens.map(({ name }) => name),
            t("trash.tokenText"),
            t,
          ),
        run: end,
      },
    ],
    empty: {
      title: t("access.tokensEmptyAll"),
      text: t("access.tokensText"),
      next: { href: "/console/security", label: t("access.tokenNew") },
    },
  };
  return <ResourceList source={source} />;
}
