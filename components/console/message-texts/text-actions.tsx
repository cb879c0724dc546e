"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { canPerform, useMe } from "../me";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { useToast } from "../ui/use-toast";
import { useUndoToast } from "../undo-toast/use-undo-toast";
import {
  buildMessageTextQuery,
  deleteMessageText,
  type MessageText,
  type MessageTextBody,
  messageTextsQuery,
  sendTestText,
  updateMessageText,
} from "./queries";

interface Props {
  text: MessageText;
  /** The text as it is written now. */
  body: MessageTextBody;
  event: string | null;
  isDirty: boolean;
  hasIssues: boolean;
}

/** A test mail with what is written, and the way back to our text. */
export function TextActions({ text, body, event, isDirty, hasIssues }: Props) {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const test = useMutation({
    mutationFn: () =>
      sendTestText({ kind: text.kind, lang: text.lang, draft: body, ...(event && { event }) }),
    onSuccess: ({ value }) => showToast(t("messageTexts.testSent", { to: value.to })),
  });
  const canEdit = canPerform(me, "updateMessageText");
  return (
    <div className="flex flex-wrap items-center gap-3">
      {canEdit && text.subject !== null && !hasIssues ? (
        <MutationButton mutation={test}>{t("messageTexts.sendTest")}</MutationButton>
      ) : null}
      {canEdit && text.own && !isDirty ? <BackToOurs text={text} /> : null}
      <ErrorText error={test.error} />
    </div>
  );
}

function BackToOurs({ text }: { text: MessageText }) {
  const t = useText();
  const queries = useQueryClient();
  const undoing = useUndoToast();
  const { kind, lang, subject, text: body, closing, button, details } = text;
  const path = { kind, lang };
  const store = (response: Awaited<ReturnType<typeof deleteMessageText>>) => {
    queries.setQueryData(buildMessageTextQuery(path).queryKey, response);
    void queries.invalidateQueries({ queryKey: messageTextsQuery.queryKey, exact: true });
  };
  const reset = useMutation({
    mutationFn: () => deleteMessageText(path),
    onSuccess: (response) => {
      store(response);
      undoing.show(t("messageTexts.isOurs"), async () =>
        store(await updateMessageText(path, { subject, text: body, closing, button, details })),
      );
    },
  });
  return (
    <>
      <MutationButton mutation={reset}>{t("messageTexts.backToOurs")}</MutationButton>
      <ErrorText error={reset.error} />
    </>
  );
}
