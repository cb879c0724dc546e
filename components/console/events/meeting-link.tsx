"use client";
import { useMutation } from "@tanstack/react-query";
import { Unlink, Video } from "lucide-react";
import { type ApiValue, api, unwrapResponse } from "../api";
import type { ApiEvent } from "../resources/event-state-mark";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { useToast } from "../ui/use-toast";

interface Props {
  event: ApiEvent;
  /** Null if the reader does not own the meeting. */
  onSaved: ((response: ApiValue<ApiEvent>) => void) | null;
}

/** The meeting link; if it is missing, the reason and the possible actions. */
export function MeetingLink({ event, onSaved }: Props) {
  const t = useText();
  const showToast = useToast();
  const retry = useMutation({
    mutationFn: () =>
      unwrapResponse(
        api.POST("/v2/events/{event_id}/conference/retry", { params: { path: { event_id: event._id } } }),
      ),
    onSuccess: (response) => {
      onSaved?.(response);
      showToast(t("conferencing.link.asked"));
    },
  });
  const { conference } = event;
  if (!conference || conference.provider === "phone") return null;
  if (conference.url)
    return (
      <a href={conference.url} className="button mt-3" rel="noreferrer" target="_blank">
        {t("conferencing.join")}
      </a>
    );
  const { failed } = conference;
  const Icon = failed ? Unlink : Video;
  return (
    <div className={`mt-3 rounded-sm border px-4 py-3 ${failed ? "border-warn" : "border-line"}`}>
      <p className="flex gap-2 font-medium">
        <Icon size={18} aria-hidden className={`mt-1 flex-none ${failed ? "text-warn" : "text-muted"}`} />
        <span>{t(failed ? "conferencing.link.failed" : "conferencing.link.follows")}</span>
      </p>
      {failed && onSaved ? <p className="text-muted">{t(`conferencing.link.why.${failed}`)}</p> : null}
      <ErrorText error={retry.error} className="mt-2" />
      {onSaved ? (
        <button
          type="button"
          className="button mt-3"
          disabled={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {t("conferencing.link.again")}
        </button>
      ) : null}
    </div>
  );
}

/** Returns true if a link is being created, so that polling makes sense. */
export const isAwaitingLink = ({ cancelled, conference }: ApiEvent): boolean =>
  !cancelled &&
  conference !== null &&
  conference.url === null &&
  conference.failed === null &&
  conference.provider !== "phone";
