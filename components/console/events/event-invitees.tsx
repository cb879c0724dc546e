"use client";
import { UserMinus } from "lucide-react";
import type { ApiEvent } from "../resources/event-state-mark";
import { type TranslateConsole, useText } from "../texts";
import { StateMark } from "../ui/state-mark";
import type { EventMutations } from "./use-event-mutations";

type Invitee = ApiEvent["invitees"][number];

const hasDeclined = ({ declines }: ApiEvent, { _id }: Invitee) =>
  declines.some(({ invitee }) => invitee === _id);

/** Lists invitees without an answer. */
export const listSilentInvitees = (event: ApiEvent): Invitee[] =>
  event.invitees.filter(
    (invitee) =>
      !invitee.su &&
      !invitee.stats.voted.dates &&
      !invitee.stats.voted.places &&
      !hasDeclined(event, invitee),
  );

interface Props {
  event: ApiEvent;
  /** Records no-shows; null before the start, or if the reader is not the host. */
  noShow: EventMutations["setNoShow"] | null;
}

export function EventInvitees({ event, noShow }: Props) {
  const t = useText();
  return (
    <ul className="divide-y divide-line border-line border-y">
      {event.invitees.map((invitee) => (
        <li key={invitee._id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <span className="min-w-0">
            <span className="block font-medium">{formatInvitee(invitee, t)}</span>
            <span className="block text-xs break-all text-muted">
              {[invitee.full_name ? invitee.email : null, invitee.phone].filter(Boolean).join(" · ")}
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-x-4">
            {noShow && invitee.no_show ? null : <Answer {...describeAnswer(event, invitee, t)} />}
            {noShow && !invitee.su && !hasDeclined(event, invitee) ? (
              <button
                type="button"
                className="button"
                data-tone={invitee.no_show ? "bad" : "quiet"}
                aria-pressed={invitee.no_show}
                aria-label={t("events.setNoShow", { name: formatInvitee(invitee, t) })}
                disabled={noShow.isPending}
                onClick={() => noShow.mutate({ invitee: invitee._id, no_show: !invitee.no_show })}
              >
                <UserMinus size={18} aria-hidden />
                {t("events.noShow")}
              </button>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

const formatInvitee = ({ full_name, email }: Invitee, t: TranslateConsole) =>
  full_name ?? email ?? t("events.guest");

const Answer = ({ tone, text }: ReturnType<typeof describeAnswer>) => (
  <StateMark tone={tone}>{text}</StateMark>
);

function describeAnswer(event: ApiEvent, invitee: Invitee, t: TranslateConsole) {
  if (invitee.no_show) return { tone: "bad", text: t("events.noShow") } as const;
  if (hasDeclined(event, invitee)) return { tone: "bad", text: t("events.declined") } as const;
  const mine = (votes: { created_by: { invitee: string } }[]) =>
    votes.some(({ created_by }) => created_by.invitee === invitee._id);
  const { confirmed } = event;
  const date = event.dates.find(({ _id }) => confirmed.flag && _id === confirmed.date_id);
  if (date) {
    if (mine(date.votes.yes)) return { tone: "ok", text: t("events.comes") } as const;
    if (mine(date.votes.no)) return { tone: "bad", text: t("events.cannot") } as const;
    return { tone: "muted", text: t("events.open") } as const;
  }
  if (invitee.su) return { tone: "muted", text: t("events.organiser") } as const;
  const yes = event.dates.filter(({ votes }) => mine(votes.yes)).length;
  if (!invitee.stats.voted.dates) return { tone: "muted", text: t("events.open") } as const;
  return { tone: yes > 0 ? "ok" : "bad", text: t("events.suits", { yes, all: event.dates.length }) } as const;
}
