"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrapResponse } from "../api";
import { formatDay } from "../format-day";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { ProblemError } from "../problem-error";
import {
  createInvitationLink,
  INVITATIONS_KEY,
  revokeInvitation,
  sendInvitationReminder,
  sendInvitations,
  teamOptionsQuery,
} from "../resources/invitations";
import { changeUsers } from "../resources/user-summary";
import { USERS_KEY } from "../resources/users";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { ErrorText } from "../ui/error-text";
import { Modal } from "../ui/modal";
import { MutationButton } from "../ui/mutation-button";
import { useToast } from "../ui/use-toast";
import { formatInvitationName, InvitationStateMark } from "./invitation-columns";

type Invitation = Schemas["Invitation"];

interface Props {
  id: string;
  onClose: () => void;
}

/** An invitation with its actions. */
export default function InvitationDialog({ id, onClose }: Props) {
  const t = useText();
  const query = useQuery({
    queryKey: [...INVITATIONS_KEY, "one", id],
    queryFn: () =>
      unwrapResponse(api.GET("/v2/invitations/{invitation_id}", { params: { path: { invitation_id: id } } })),
  });
  return (
    <Modal
      open
      title={query.data ? formatInvitationName(query.data.value, t) : t("invitations.title")}
      onClose={onClose}
    >
      <div className="mt-4">
        {query.isError ? (
          <FailedList error={query.error} onRetry={() => void query.refetch()} />
        ) : query.isPending ? (
          <ListSkeleton />
        ) : (
          <Details invitation={query.data.value} onClose={onClose} />
        )}
      </div>
    </Modal>
  );
}

interface DetailsProps {
  invitation: Invitation;
  onClose: () => void;
}

function Details({ invitation, onClose }: DetailsProps) {
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
      <InvitationStateMark invitation={invitation} t={t} />
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="mb-1 break-words sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <Actions invitation={invitation} onClose={onClose} />
    </div>
  );
}

function Actions({ invitation, onClose }: DetailsProps) {
  const t = useText();
  const me = useMe();
  const { _id, state, email, user, remind_from } = invitation;
  const reread = useRefetchInvitation();
  const remind = useMutation({ mutationFn: () => sendInvitationReminder(_id), onSettled: reread });
  const revoke = useMutation({ mutationFn: () => revokeInvitation(_id), onSettled: reread });
  const link = useMutation({ mutationFn: async () => (await createInvitationLink(_id)).value.link });
  const anew = useReinvite(invitation, onClose);
  if (state === "joined") return null;
  const isWaiting = state === "open" || state === "expired";
  const mayRemind = remind_from !== null && new Date(remind_from).getTime() <= Date.now();
  const isOver = state === "revoked" || (state === "expired" && remind_from === null && user === null);
  const hasLink = state === "open" || (state === "expired" && user !== null);
  return (
    <div className="grid gap-3">
      {link.data ? <CopyField label={t("invitations.link")} value={link.data} /> : null}
      <ErrorText error={remind.error ?? revoke.error ?? link.error ?? anew.error} />
      <div className="flex flex-wrap gap-2">
        {isWaiting && mayRemind ? (
          <MutationButton mutation={remind} tone="primary">
            {t("invitations.remind")}
          </MutationButton>
        ) : null}
        {email && isOver ? (
          <MutationButton mutation={anew} tone="primary">
            {t("people.inviteAnew")}
          </MutationButton>
        ) : null}
        {email && hasLink && !link.data ? (
          <MutationButton mutation={link}>{t("invitations.showLink")}</MutationButton>
        ) : null}
        {isWaiting ? <MutationButton mutation={revoke}>{t("invitations.revoke")}</MutationButton> : null}
      </div>
      {isWaiting && remind_from && !mayRemind ? (
        <p className="text-muted">{t("invitations.remindFrom", { date: formatDay(me, remind_from) })}</p>
      ) : null}
    </div>
  );
}

function useRefetchInvitation() {
  const queries = useQueryClient();
  return () =>
    Promise.all([INVITATIONS_KEY, USERS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Creates a new invitation of the same person in place of an expired one. */
function useReinvite(invitation: Invitation, onDone: () => void) {
  const t = useText();
  const showToast = useToast();
  const { name, email, user, role, team } = invitation;
  return useMutation({
    mutationFn: async () => {
      const [result] = user
        ? await changeUsers([user], { invite: true })
        : await sendInvitations([{ email: email ?? "", role, ...(name && { name }), ...(team && { team }) }]);
      if (result?.error) throw new ProblemError(result.status, result.error as Schemas["Problem"]);
    },
    onSuccess: () => {
      showToast(t("people.invitedOne", { name: formatInvitationName(invitation, t) }));
      onDone();
    },
    onSettled: useRefetchInvitation(),
  });
}
