"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { FailedList, ListSkeleton } from "../list/list-states";
import { listPages, PAGES_KEY } from "../resources/pages";
import { buildTypesQuery } from "../resources/types";
import { useText } from "../texts";
import { Panel } from "../ui/panel";

const MAX_SHOWN = 20;

/** A user's booking pages, each with its appointment types. */
export function UserPagesPanel({ id }: { id: string }) {
  const t = useText();
  const query = useQuery({
    queryKey: [...PAGES_KEY, "of", id],
    queryFn: () => listPages({ belongs_to: id, limit: MAX_SHOWN }),
  });
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const pages = query.data.value;
  return (
    <Panel title={t("pages.title")}>
      {pages.length === 0 ? <p className="text-muted">{t("actionItems.withoutPage")}</p> : null}
      <ul className="grid gap-3">
        {pages.map(({ _id, nickname, active }) => (
          <li key={_id} className="min-w-0">
            <Link
              className="link inline-flex min-h-6 wrap-anywhere"
              href={`/console/pages/${nickname}`}
              prefetch={false}
            >
              /{nickname}
            </Link>
            {active ? null : <span className="text-muted text-sm"> · {t("pages.inactive")}</span>}
            <Types nickname={nickname} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Types({ nickname }: { nickname: string }) {
  const { data } = useQuery(buildTypesQuery(nickname));
  const types = data?.value ?? [];
  if (types.length === 0) return null;
  return (
    <ul className="ms-4 grid justify-items-start">
      {types.map(({ _id, handle, name }) => (
        <li key={_id}>
          <Link
            className="inline-flex min-h-6 text-sm wrap-anywhere underline-offset-4 hover:underline"
            href={`/console/pages/${nickname}/types/${handle}`}
            prefetch={false}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
