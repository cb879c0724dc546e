"use client";
import { useQueryClient } from "@tanstack/react-query";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";
import { INVITATIONS_KEY } from "./queries";
import { sendMany } from "./send-many";

/** Mails people who are there already a link to sign up with, and tells to how many. */
export function useInvitePeople() {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  return async (people: readonly { _id: string }[]) => {
    try {
      const { sent, known, unsent } = await sendMany(people.map(({ _id }) => ({ user: _id })));
      toast(t("invitations.sentMany", { sent, known, unsent: unsent.length }));
    } catch (error) {
      toast(describeError(error, t));
    }
    await queries.invalidateQueries({ queryKey: INVITATIONS_KEY });
  };
}
