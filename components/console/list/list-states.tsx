"use client";
import Link from "next/link";
import { describeError, ProblemError } from "../problem-error";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import type { ActiveFilter } from "./list-active-filters";
import type { ListSource, StoredRow } from "./list-source";

const box = "rounded-lg border border-line bg-raised p-6 sm:p-10";

export function ListSkeleton() {
  const t = useText();
  return (
    <div className="rounded-lg border border-line bg-raised" role="status" aria-label={t("list.loading")}>
      {Array.from({ length: 6 }, (_, index) => (
        <div
          key={index.toString()}
          className="flex items-center gap-4 border-line border-b px-4 py-5 last:border-0"
        >
          <span className="h-4 w-1/4 rounded-sm bg-line" />
          <span className="h-4 w-1/3 rounded-sm bg-line" />
        </div>
      ))}
    </div>
  );
}

/** Statuses that a retry cannot change. */
const FINAL_STATUSES = [403, 404];

export interface FailedProps {
  error: unknown;
  onRetry: () => void;
  /** The heading level; h1 if the message is the whole screen. */
  heading?: "h1" | "h2";
}

export function FailedList({ error, onRetry, heading: Heading = "h2" }: FailedProps) {
  const t = useText();
  const text = describeError(error, t);
  if (isFinalError(error)) {
    return (
      <div className={box} role="alert">
        <Heading className="text-lg font-bold">{text}</Heading>
        <Link href="/console" className="button mt-4">
          {t("errors.home")}
        </Link>
      </div>
    );
  }
  return (
    <div className={box} role="alert">
      <Heading className="text-lg font-bold">{t("list.failed")}</Heading>
      <p className="mt-1 text-muted">{text}</p>
      <button type="button" className="button mt-4" onClick={onRetry}>
        {t("list.retry")}
      </button>
    </div>
  );
}

export const isFinalError = (error: unknown) =>
  error instanceof ProblemError && FINAL_STATUSES.includes(error.status);

/** A tab without entries, while the list has some. */
export const EmptyTab = ({ text }: { text: string }) => (
  <p className={`${box} text-center text-muted`}>{text}</p>
);

interface NothingProps {
  /** The active filters, each removable. */
  filters: readonly ActiveFilter[];
  /** The reason why the filters can never match. */
  conflict: string | null;
  onClear: () => void;
}

export function NothingFound({ filters, conflict, onClear }: NothingProps) {
  const t = useText();
  return (
    <div className={box}>
      <h2 className="text-lg font-bold">{t("list.none")}</h2>
      <p className="mt-1 text-muted">{conflict ?? t("list.noneText")}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {filters.length > 1
          ? filters.map(({ name, text, onRemove }) => (
              <button key={name} type="button" className="button max-w-full" onClick={onRemove}>
                {t("meetings.without", { filter: text })}
              </button>
            ))
          : null}
        <button type="button" className="button" onClick={onClear}>
          {t("list.showAll")}
        </button>
      </div>
    </div>
  );
}

const formatCurl = ({ path, body }: NonNullable<ListSource<StoredRow>["empty"]["call"]>) =>
  `curl ${location.origin}${path} -H "Authorization: Bearer $API_KEY" -H "Content-Type: application/json" -d '${JSON.stringify(body)}'`;

/** The action that creates the first entry, and the equivalent API call. */
export function EmptyList<Row extends StoredRow>({
  empty,
  create,
}: Pick<ListSource<Row>, "empty" | "create">) {
  const t = useText();
  return (
    <div className={box}>
      <h2 className="text-lg font-bold">{empty.title}</h2>
      <p className="mt-1 max-w-prose text-muted">{empty.text}</p>
      {create ? (
        <button type="button" className="button mt-5" data-tone="primary" onClick={create.open}>
          {create.label}
        </button>
      ) : null}
      {empty.next ? (
        <Link href={empty.next.href} className="button mt-5" data-tone="primary">
          {empty.next.label}
        </Link>
      ) : null}
      {empty.call ? (
        <div className="mt-5">
          <CopyField label={t("list.curl")} value={formatCurl(empty.call)} />
        </div>
      ) : null}
    </div>
  );
}
