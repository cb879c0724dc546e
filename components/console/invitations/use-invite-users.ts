"use client";
import { useQueryClient } from "@tanstack/react-query";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";
import { INVITATIONS_KEY } from "./queries";
import { sendInvitationBatches } from "./send-invitation-batches";

/** Mails a sign-up link to existing users and reports the number sent. */
export function useInviteUsers() {
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
