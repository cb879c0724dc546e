import Link from "next/link";
import { Fragment } from "react";
import { formatRecent } from "../format-recent";
import { textColumn } from "../list/columns";
import type { Column, ExportColumn } from "../list/list-source";
import type { Me } from "../me";
import type { TranslateConsole } from "../texts";
import { Email } from "../ui/email";
import { PersonStatus } from "./person-status";
import type { Person } from "./queries";

export const makePeopleColumns = (t: TranslateConsole, me: Me): Column<Person>[] => [
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
    cell: (person) => <PersonStatus person={person} />,
    text: ({ status }) => t(`people.${status}`),
  },
  textColumn("role", t("users.role"), ({ role }) => t(`roles.${role}`)),
  textColumn("teams", t("people.teams"), ({ teams }) => teams.map(({ name }) => name).join(", ")),
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

/** What the list shows within other columns has columns of its own in the export. */
export const listExportedColumns = (t: TranslateConsole): ExportColumn<Person>[] => [
  { label: t("users.email"), text: ({ email }) => email ?? "" },
  { label: t("invitations.ends"), text: ({ invitation_ends_at: at }) => at ?? "" },
  { label: t("users.added"), text: ({ createdAt }) => createdAt },
];

/** It breaks before its dots, where it does not fit. */
const PageAddress = ({ nickname }: { nickname: string }) =>
  `/${nickname}`.split(/(?=\.)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

const NameAndAddress = ({ person: { name, email }, unnamed }: { person: Person; unnamed: string }) => (
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
