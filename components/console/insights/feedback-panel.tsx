"use client";
import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { NumbersTable } from "./numbers-table";

type Feedback = Schemas["Insights"]["feedback"];

/** Participants' feedback to workflows: the average, the last comments, and both by page and host. */
export function FeedbackPanel({ feedback }: { feedback: Feedback }) {
  const t = useText();
  return (
    <Panel title={t("insights.feedback")}>
      <p className="-mt-3 mb-4 text-xs text-muted">{t("insights.feedbackHint")}</p>
      {feedback.average === null ? (
        <p className="text-muted">{t("insights.feedbackNone")}</p>
      ) : (
        <Given feedback={feedback} average={feedback.average} />
      )}
    </Panel>
  );
}

function Given({ feedback, average }: { feedback: Feedback; average: number }) {
  const t = useText();
  const formatRating = useRating();
  const heads = (entry: string) => [entry, t("insights.responses"), t("insights.averageRating")];
  const toRow = (label: string, row: { count: number; average: number }) => ({
    label,
    numbers: [row.count, formatRating(row.average)],
  });
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-2xl font-bold tracking-tight">
          {t("insights.ratingOf", { rating: formatRating(average) })}
        </span>
        <span className="text-muted">{t("insights.responseCount", { count: feedback.count })}</span>
      </p>
      {feedback.comments.length > 0 ? <Comments comments={feedback.comments} /> : null}
      <div className="grid items-start gap-6 md:grid-cols-2">
        {feedback.pages.length > 0 ? (
          <NumbersTable
            heads={heads(t("insights.page"))}
            rows={feedback.pages.map((page) => toRow(`/${page.nickname}`, page))}
          />
        ) : null}
        <NumbersTable
          heads={heads(t("insights.host"))}
          rows={feedback.hosts.map((host) => toRow(host.name, host))}
        />
      </div>
    </div>
  );
}

function Comments({ comments }: { comments: Feedback["comments"] }) {
  const t = useText();
  const me = useMe();
  return (
    <section>
      <h3 className="font-bold">{t("insights.lastComments")}</h3>
      <ul className="mt-2 grid gap-4">
        {comments.map(({ event, name, rating, comment, given_at: at }) => (
          <li key={`${event} ${name}`} className="border-line border-s-2 ps-3">
            <p className="break-words whitespace-pre-line">
              <bdi>{comment}</bdi>
            </p>
            <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted">
              <span>{t("insights.ratingOf", { rating: String(rating) })}</span>
              <span>
                <bdi>{name}</bdi>
              </span>
              <a className="link" href={`/console/meetings?event=${event}`}>
                {formatMoment(me, at)}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useRating() {
  const { lang } = useMe();
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  return (average: number) => number.format(average);
}
