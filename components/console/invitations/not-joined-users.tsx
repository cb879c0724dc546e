"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { describeError } from "../problem-error";
import { INVITATIONS_KEY, MAX_NOT_JOINED, notJoinedQuery } from "../resources/invitations";
import { useText } from "../texts";
import { MutationButton } from "../ui/mutation-button";
import { useToast } from "../ui/use-toast";
import { sendInvitationBatches } from "./send-invitation-batches";

/** Users who exist already, such as imported ones, and have never signed in. */
export function NotJoinedUsers() {
  const t = useText();
  const invite = useInviteUsers();
  const { data: people = [] } = useQuery(notJoinedQuery);
  const inviteAll = useMutation({ mutationFn: () => invite(people.map((_id) => ({ _id }))) });
  if (people.length === 0) return null;
  const count = people.length;
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-raised p-4 sm:px-5">
      <div className="grid gap-1">
        <h2 className="font-semibold">
          {t(count < MAX_NOT_JOINED ? "invitations.notJoined" : "invitations.notJoinedMany", { count })}
        </h2>
        <p className="max-w-prose text-muted">{t("invitations.notJoinedText")}</p>
      </div>
      <MutationButton mutation={inviteAll}>
        {inviteAll.isPending ? t("invitations.sending") : t("invitations.inviteAll", { count })}
      </MutationButton>
    </section>
  );
}

/** Mails a sign-up link to existing users and reports the number sent. */
function useInviteUsers() {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  return async (people: readonly { _id: string }[]) => {
    try {
      const { sent, known, unsent } = await sendInvitationBatches(people.map(({ _id }) => ({ user: _id })));
      toast(t("invitations.sentMany", { sent, known, unsent: unsent.length }));
    } catch (error) {
      toast(describeError(error, t));
    }
    await queries.invalidateQueries({ queryKey: INVITATIONS_KEY });
  };
}
