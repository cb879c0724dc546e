"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { answered, api, type Schemas } from "../api";
import { formatDay } from "../format-day";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { Failure } from "../ui/failure";
import { Modal } from "../ui/modal";
import { MutationButton } from "../ui/mutation-button";
import { InvitationState, nameInvitation } from "./invitation-columns";
import {
  INVITATIONS_KEY,
  readInvitationLink,
  remindInvitation,
  revokeInvitation,
  teamOptionsQuery,
} from "./queries";

type Invitation = Schemas["Invitation"];

interface Props {
  id: string;
  onClose: () => void;
}

/** One invitation, with what can be done about it. */
export default function InvitationDialog({ id, onClose }: Props) {
  const t = useText();
  const query = useQuery({
    queryKey: [...INVITATIONS_KEY, "one", id],
    queryFn: () =>
      answered(api.GET("/v2/invitations/{invitation_id}", { params: { path: { invitation_id: id } } })),
  });
  return (
    <Modal
      open
      title={query.data ? nameInvitation(query.data.value, t) : t("invitations.title")}
      onClose={onClose}
    >
      <div className="mt-4">
        {query.isError ? (
          <FailedList error={query.error} onRetry={() => void query.refetch()} />
        ) : query.isPending ? (
          <ListSkeleton />
        ) : (
          <Details invitation={query.data.value} />
        )}
      </div>
    </Modal>
  );
}

function Details({ invitation }: { invitation: Invitation }) {
  const t = useText();
  const me = useMe();
  const { data: teams = [] } = useQuery(teamOptionsQuery);
  const day = (at: string | null) => (at ? formatDay(me, at) : null);
  const facts = [
    [t("users.email"), invitation.email ?? t("invitations.byLink")],
    [t("users.role"), t(`roles.${invitation.role}`)],
    [t("invitations.team"), teams.find(({ value }) => value === invitation.team)?.label ?? null],
    [
      t("invitations.by"),
      invitation.invited_by_name ?? (invitation.invited_by ? null : t("invitations.byKey")),
    ],
    [t("invitations.mailed"), day(invitation.mailed_at)],
    [t("invitations.mails"), invitation.mails > 0 ? String(invitation.mails) : null],
    [t("invitations.ends"), day(invitation.expires_at)],
    [t("invitations.joinedOn"), day(invitation.joined_at)],
  ].filter((fact): fact is [string, string] => fact[1] !== null);
  return (
    <div className="grid gap-5">
      <InvitationState invitation={invitation} t={t} />
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="mb-1 break-words sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <Actions invitation={invitation} />
    </div>
  );
}

function Actions({ invitation: { _id, state, email, remind_from } }: { invitation: Invitation }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const reread = () => queries.invalidateQueries({ queryKey: INVITATIONS_KEY });
  const remind = useMutation({ mutationFn: () => remindInvitation(_id), onSettled: reread });
  const revoke = useMutation({ mutationFn: () => revokeInvitation(_id), onSettled: reread });
  const link = useMutation({ mutationFn: async () => (await readInvitationLink(_id)).value.link });
  const isWaiting = state === "open" || state === "expired";
  if (!isWaiting) return null;
  const mayRemind = remind_from !== null && new Date(remind_from).getTime() <= Date.now();
  return (
    <div className="grid gap-3">
      {link.data ? <CopyField label={t("invitations.link")} value={link.data} /> : null}
      <Failure error={remind.error ?? revoke.error ?? link.error} />
      <div className="flex flex-wrap gap-2">
        {mayRemind ? (
          <MutationButton mutation={remind} tone="primary">
            {t("invitations.remind")}
          </MutationButton>
        ) : null}
        {email && state === "open" && !link.data ? (
          <MutationButton mutation={link}>{t("invitations.showLink")}</MutationButton>
        ) : null}
        <MutationButton mutation={revoke}>{t("invitations.revoke")}</MutationButton>
      </div>
      {remind_from && !mayRemind ? (
        <p className="text-muted">{t("invitations.remindFrom", { date: formatDay(me, remind_from) })}</p>
      ) : null}
    </div>
  );
}
