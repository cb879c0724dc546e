"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { answered, api } from "../api";
import { sentenceOf } from "../problem-error";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { useToast } from "../ui/use-toast";

const DAY = 86_400_000;

/** What a `datetime-local` field shows, in the browser's own zone. */
const localText = (at: number) => {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

export function ReplaySince({ hook, onClose }: { hook: string; onClose: () => void }) {
  const t = useText();
  const tell = useToast();
  const queries = useQueryClient();
  const id = useId();
  const [since, setSince] = useState(() => localText(Date.now() - DAY));
  const replay = useMutation({
    mutationFn: () =>
      answered(
        api.POST("/hooks/{hook_id}/replay", {
          params: { path: { hook_id: hook } },
          body: { since: new Date(since).toISOString() },
        }),
      ),
    onSuccess: ({ value }) => {
      tell(t("webhooks.replayCount", { count: value.n }));
      void queries.invalidateQueries({ queryKey: ["deliveries", hook] });
      onClose();
    },
  });
  return (
    <Modal open title={t("webhooks.replaySince")} text={t("webhooks.replayText")} onClose={onClose}>
      <form
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!replay.isPending) replay.mutate();
        }}
      >
        <div>
          <label htmlFor={id} className="text-sm font-medium">
            {t("webhooks.since")}
          </label>
          <input
            id={id}
            type="datetime-local"
            className="input mt-1"
            required
            value={since}
            onChange={(event) => setSince(event.target.value)}
          />
        </div>
        {replay.isError ? (
          <p role="alert" className="font-medium text-bad">
            {sentenceOf(replay.error, t)}
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="button" onClick={onClose}>
            {t("form.cancel")}
          </button>
          <button type="submit" className="button" data-tone="primary" aria-disabled={replay.isPending}>
            {t("webhooks.replay")}
          </button>
        </div>
      </form>
    </Modal>
  );
}
