"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatDay } from "../format-day";
import { useUrlDialog } from "../list/use-url-dialog";
import { canPerform, useMe } from "../me";
import { describeError, formatRejection } from "../problem-error";
import { INVITATIONS_KEY } from "../resources/invitations";
import { changeUsers, type UserSummary } from "../resources/user-summary";
import { USERS_KEY } from "../resources/users";
import { useText } from "../texts";
import { StateMark } from "../ui/state-mark";
import { useToast } from "../ui/use-toast";
import { formatUserSummaryName } from "./format-user-summary-name";

const TONES = {
  joined: "ok",
  invited: "muted",
  invitation_ended: "warn",
  not_invited: "warn",
  suspended: "bad",
} as const;

/** A user's status, the expiry of an invitation, and the next step if the reader may take it. */
export function UserStatus({ person }: { person: UserSummary }) {
  const t = useText();
  return (
    <span className="grid justify-items-start gap-x-3 @max-3xl:flex @max-3xl:flex-wrap">
      <StateMark tone={TONES[person.status]}>{t(`people.${person.status}`)}</StateMark>
      <NextStep person={person} />
    </span>
  );
}

function NextStep({ person }: { person: UserSummary }) {
  const t = useText();
  const me = useMe();
  const opened = useUrlDialog("invitation");
  const { status, invitation, invitation_ends_at: ends, email } = person;
  if (status === "joined" || status === "suspended") return null;
  const isSent = status !== "not_invited" && ends !== null;
  const text = isSent
    ? t(status === "invited" ? "people.until" : "people.endedOn", { date: formatDay(me, ends) })
    : null;
  if (isSent && invitation && canPerform(me, "getInvitation"))
    return (
      <button
        type="button"
        className="link min-h-6 text-start text-xs whitespace-nowrap"
        aria-label={`${t("people.invitationOf", { name: formatUserSummaryName(person, t("users.unnamed")) })}: ${text}`}
        onClick={() => opened.open(invitation)}
      >
        {text}
      </button>
    );
  return (
    <>
      {text ? <span className="text-xs whitespace-nowrap">{text}</span> : null}
      {status !== "invited" && email && me.admin ? <Invite person={person} /> : null}
    </>
  );
}

function Invite({ person }: { person: UserSummary }) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const name = formatUserSummaryName(person, t("users.unnamed"));
  const invite = useMutation({
    mutationFn: () => changeUsers([person._id], { invite: true }),
    onSuccess: ([result]) =>
      showToast(result?.error ? formatRejection(result.error, t) : t("people.invitedOne", { name })),
    onError: (error) => showToast(describeError(error, t)),
    onSettled: () =>
      Promise.all([USERS_KEY, INVITATIONS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  return (
    <button
      type="button"
      className="link min-h-6 text-xs"
      aria-label={t("people.inviteOne", { name })}
      aria-disabled={invite.isPending}
      onClick={() => {
        if (!invite.isPending) invite.mutate();
      }}
    >
      {t("invitations.inviteThese")}
    </button>
  );
}
