"use client";
import { useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { formatRevokeQuestion } from "../deletion/deletion-texts";
import { formatDay } from "../format-day";
import { makeDayColumn, makeTextColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useMe } from "../me";
import { GRANTS_KEY, listGrants, revokeAppAccess } from "../resources/oauth-apps";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";

type Grant = Schemas["OAuthGrant"];

/** The app access of all users in the organisation. */
export function GrantList() {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const end = async (grants: Grant[]) => {
    for (const { _id } of grants) await revokeAppAccess(_id);
    showToast(t("access.taken", { name: grants.map(({ app }) => app.name).join(", ") }));
    await queries.invalidateQueries({ queryKey: GRANTS_KEY });
  };
  const source: ListSource<Grant> = {
    key: GRANTS_KEY,
    title: t("access.given"),
    load: listGrants,
    columns: [
      makeTextColumn("app", t("access.app"), ({ app }) =>
        app._id === null ? `${app.name} (${t("access.unverified")})` : app.name,
      ),
      makeTextColumn("person", t("access.person"), ({ user }) => user.name ?? ""),
      makeTextColumn("host", t("access.goesTo"), ({ app }) => app.host),
      makeTextColumn("may", t("keys.may"), ({ scopes }) => scopes.join(", ")),
      makeTextColumn("used", t("keys.used"), (grant) =>
        grant.state === "ended" ? t("access.ended") : formatDay(me, grant.last_used_at),
      ),
      makeDayColumn("allowed", t("access.allowed"), me, (grant) => grant.createdAt),
    ],
    nameRow: ({ app, user }) => `${app.name}, ${user.name ?? ""}`,
    bulk: [
      {
        label: t("access.takeAway"),
        bad: true,
        confirm: (grants) =>
          formatRevokeQuestion(
            grants.map(({ app }) => app.name),
            t("trash.grantText"),
            t,
          ),
        run: end,
      },
    ],
    empty: {
      title: t("access.givenEmptyAll"),
      text: t("access.emptyText"),
      next: { href: "/console/oauth-apps", label: t("access.title") },
    },
  };
  return <ResourceList source={source} />;
}
