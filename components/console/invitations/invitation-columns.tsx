import type { Schemas } from "../api";
import { formatDay } from "../format-day";
import { makeTextColumn } from "../list/columns";
import type { ListColumn } from "../list/list-source";
import type { Me } from "../me";
import type { TranslateConsole } from "../texts";
import { Email } from "../ui/email";
import { StateMark } from "../ui/state-mark";

type Invitation = Schemas["Invitation"];

const STATE_TONES = { open: "warn", joined: "ok", expired: "bad", revoked: "muted" } as const;

export const formatInvitationName = ({ name, email }: Invitation, t: TranslateConsole): string =>
  name || email || t("users.unnamed");

/** An open link has no particular invitee, so it is never pending. */
export const InvitationStateMark = ({
  invitation: { state, email },
  t,
}: {
  invitation: Invitation;
  t: TranslateConsole;
}) =>
  state === "open" && email === null ? (
    <StateMark tone="ok">{t("invitations.openLink")}</StateMark>
  ) : (
    <StateMark tone={STATE_TONES[state]}>{t(`invitations.${state}`)}</StateMark>
  );

const makeOptionalDayColumn = (
  name: string,
  label: string,
  me: Me,
  pick: (row: Invitation) => string | null,
): ListColumn<Invitation> => ({
  name,
  label,
  cell: (row) => formatOptionalDay(me, pick(row)),
  text: (row) => pick(row) ?? "",
});

const formatOptionalDay = (me: Me, at: string | null) => (at ? formatDay(me, at) : "–");

export const makeInvitationColumns = (t: TranslateConsole, me: Me): ListColumn<Invitation>[] => [
  {
    name: "name",
    label: t("invitations.who"),
    cell: (row) => <span className="break-words">{formatInvitationName(row, t)}</span>,
    text: (row) => row.name,
  },
  {
    name: "email",
    label: t("users.email"),
    cell: ({ email }) => (email ? <Email address={email} /> : t("invitations.byLink")),
    text: ({ email }) => email ?? "",
  },
  {
    name: "state",
    label: t("invitations.state"),
    cell: (row) => <InvitationStateMark invitation={row} t={t} />,
    text: ({ state }) => state,
  },
  makeTextColumn("role", t("users.role"), ({ role }) => t(`roles.${role}`)),
  makeOptionalDayColumn("mailed", t("invitations.mailed"), me, ({ mailed_at }) => mailed_at),
  makeOptionalDayColumn("ends", t("invitations.ends"), me, ({ expires_at }) => expires_at),
];
