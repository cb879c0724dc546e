import Link from "next/link";
import { Fragment } from "react";
import { formatRecent } from "../format-recent";
import { makeTextColumn } from "../list/columns";
import type { ExportColumn, ListColumn } from "../list/list-source";
import type { Me } from "../me";
import type { UserSummary } from "../resources/user-summary";
import type { TranslateConsole } from "../texts";
import { Email } from "../ui/email";
import { UserStatus } from "./user-status";

export const makeUserColumns = (t: TranslateConsole, me: Me): ListColumn<UserSummary>[] => [
  {
    name: "name",
    label: t("users.name"),
    cell: (person) => <NameAndAddress person={person} unnamed={t("users.unnamed")} />,
    text: ({ name }) => name ?? "",
    orders: ["name", "name_backwards"],
  },
  {
    name: "status",
    label: t("people.status"),
    cell: (person) => <UserStatus person={person} />,
    text: ({ status }) => t(`people.${status}`),
  },
  makeTextColumn("role", t("users.role"), ({ role }) => t(`roles.${role}`)),
  makeTextColumn("teams", t("people.teams"), ({ teams }) => teams.map(({ name }) => name).join(", ")),
  {
    name: "page",
    label: t("people.page"),
    cell: ({ page }) =>
      page ? (
        <Link className="link break-words" href={`/console/pages/${page}`} prefetch={false}>
          <PageAddress nickname={page} />
        </Link>
      ) : null,
    text: ({ page }) => page ?? "",
  },
  {
    name: "seen",
    label: t("people.lastSeen"),
    cell: ({ last_seen_at: at }) => (at ? formatRecent(me, at) : null),
    text: ({ last_seen_at: at }) => at ?? "",
    orders: ["last_seen", "longest_unseen"],
  },
];

/** Lists export columns for values that the list shows within other columns. */
export const listUserExportColumns = (t: TranslateConsole): ExportColumn<UserSummary>[] => [
  { label: t("users.email"), text: ({ email }) => email ?? "" },
  { label: t("invitations.ends"), text: ({ invitation_ends_at: at }) => at ?? "" },
  { label: t("users.added"), text: ({ createdAt }) => createdAt },
];

/** A page's address that may break before its dots. */
const PageAddress = ({ nickname }: { nickname: string }) =>
  `/${nickname}`.split(/(?=\.)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

const NameAndAddress = ({ person: { name, email }, unnamed }: { person: UserSummary; unnamed: string }) => (
  <span className="grid min-w-0">
    {name ? <span className="break-words">{name}</span> : null}
    {email ? (
      <span className={name ? "text-xs font-normal text-muted" : ""}>
        <Email address={email} />
      </span>
    ) : name ? null : (
      unnamed
    )}
  </span>
);
