"use client";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useText } from "../texts";
import { MutationButton } from "../ui/mutation-button";
import { MAX_NOT_JOINED, notJoinedQuery } from "./queries";
import { useInviteUsers } from "./use-invite-users";

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
