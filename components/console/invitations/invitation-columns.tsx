import type { Schemas } from "../api";
import { formatDay } from "../format-day";
import { textColumn } from "../list/columns";
import type { Column } from "../list/list-source";
import type { Me } from "../me";
import type { TranslateConsole } from "../texts";
import { Email } from "../ui/email";
import { StateMark } from "../ui/state-mark";

type Invitation = Schemas["Invitation"];

const STATE_TONES = { open: "warn", joined: "ok", expired: "bad", revoked: "muted" } as const;

export const nameInvitation = ({ name, email }: Invitation, t: TranslateConsole): string =>
  name || email || t("users.unnamed");

/** Of a link for anybody nobody in particular is waited for. */
export const InvitationState = ({
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

const dayColumnOf = (
  name: string,
  label: string,
  me: Me,
  pick: (row: Invitation) => string | null,
): Column<Invitation> => ({
  name,
  label,
  cell: (row) => formatMaybe(me, pick(row)),
  text: (row) => pick(row) ?? "",
});

const formatMaybe = (me: Me, at: string | null) => (at ? formatDay(me, at) : "–");

export const makeInvitationColumns = (t: TranslateConsole, me: Me): Column<Invitation>[] => [
  {
    name: "name",
    label: t("invitations.who"),
    cell: (row) => <span className="break-words">{nameInvitation(row, t)}</span>,
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
    cell: (row) => <InvitationState invitation={row} t={t} />,
    text: ({ state }) => state,
  },
  textColumn("role", t("users.role"), ({ role }) => t(`roles.${role}`)),
  dayColumnOf("mailed", t("invitations.mailed"), me, ({ mailed_at }) => mailed_at),
  dayColumnOf("ends", t("invitations.ends"), me, ({ expires_at }) => expires_at),
];
