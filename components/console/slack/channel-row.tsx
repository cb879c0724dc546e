"use client";
import { useMutation } from "@tanstack/react-query";
import { Hash, X } from "lucide-react";
import { api, unwrapResponse } from "../api";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { StateMark } from "../ui/state-mark";
import { useToast } from "../ui/use-toast";
import type { SlackChannel } from "./queries";
import { useSetChannel } from "./use-set-channel";

interface Props {
  channel: SlackChannel;
  /** Only of the organisation's and the admins' channel. */
  onChange?: () => void;
}

/** A chosen channel with its state, and the ways to change it. */
export function ChannelRow({ channel: { purpose, team, page, subject, name, problem }, onChange }: Props) {
  const t = useText();
  const showToast = useToast();
  const remove = useSetChannel();
  const test = useMutation({
    mutationFn: () =>
      unwrapResponse(
        api.POST("/v2/slack/test", {
          body: { purpose: purpose === "admins" ? "admins" : "organization" },
        }),
      ),
    onSuccess: ({ value }) => showToast(t("slack.testSent", { channel: `#${value.name}` })),
  });
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          {subject ? <span className="min-w-0 wrap-anywhere">{subject}</span> : null}
          <span className="inline-flex min-w-0 items-center gap-1 font-medium wrap-anywhere">
            <Hash size={16} aria-hidden className="flex-none text-muted" />
            {name}
          </span>
        </p>
        <div className="contents sm:flex sm:items-center sm:gap-2">
          {onChange ? (
            <div className="order-1 flex w-full flex-wrap gap-2 sm:order-none sm:w-auto">
              <button type="button" className="button" data-tone="plain" onClick={() => test.mutate()}>
                {t("slack.sendTest")}
              </button>
              <button type="button" className="button" data-tone="plain" onClick={onChange}>
                {t("slack.change")}
              </button>
            </div>
          ) : null}
          <button
            type="button"
            className="grid size-11 flex-none place-items-center rounded-sm text-muted hover:text-text"
            aria-label={t("teams.remove", { name: `${subject ?? t(`slack.purposes.${purpose}`)}: #${name}` })}
            onClick={() => remove.mutate({ purpose, team, page, channel: null })}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      </div>
      {problem ? (
        <p className="mb-2 max-w-prose text-sm">
          <StateMark tone="bad">
            <span className="whitespace-normal">
              {problem === "not_in_channel" || problem === "channel_not_found"
                ? t("slack.invite", { channel: `#${name}` })
                : t("slack.channelProblem", { problem })}
            </span>
          </StateMark>
        </p>
      ) : null}
      <ErrorText error={test.error ?? remove.error} className="mb-2 text-sm" />
    </>
  );
}
