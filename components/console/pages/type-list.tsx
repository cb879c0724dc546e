"use client";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { Schemas } from "../api";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { formatLengths } from "../resources/format-lengths";
import { buildTypesQuery } from "../resources/types";
import { useText } from "../texts";
import { ForEditors } from "../ui/for-editors";
import { Panel } from "../ui/panel";
import { CreateType } from "./create-type";

/** The appointment types of a page, in the visitors' order. */
export function TypeList({ page }: { page: Schemas["Bookpage"] }) {
  const t = useText();
  const me = useMe();
  const [creating, setCreating] = useState(false);
  const { nickname } = page;
  const query = useQuery(buildTypesQuery(nickname));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const types = query.data.value;
  const describeState = (type: Schemas["AppointmentType"]) =>
    !type.active ? t("pages.inactive") : type.public ? t("pages.public") : t("pages.unlisted");
  // A length of its own takes the place of the page's choice.
  const describeLengths = ({ custom }: Schemas["AppointmentType"]) => {
    const { durations: _, ...ofPage } = page.custom;
    return formatLengths({ ...(custom.duration === undefined ? page.custom : ofPage), ...custom }, t, me);
  };
  return (
    <Panel title={t("pages.types")}>
      {types.length === 0 ? <p className="text-muted">{t("pages.noTypes")}</p> : null}
      <ul className="divide-y divide-line">
        {types.map((type) => (
          <li key={type._id} className="flex flex-wrap items-center gap-x-4">
            <Link
              href={`/console/pages/${nickname}/types/${type.handle}`}
              prefetch={false}
              className="me-auto inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
            >
              {type.name}
            </Link>
            <span className="text-muted text-xs">
              {describeLengths(type)}
              {" · "}
              {describeState(type)}
              {type.template_type ? ` · ${t("templates.mark")}` : null}
            </span>
          </li>
        ))}
      </ul>
      <ForEditors>
        <button type="button" className="button mt-4" onClick={() => setCreating(true)}>
          <Plus size={18} aria-hidden />
          {t("pages.newType")}
        </button>
      </ForEditors>
      {creating ? <CreateType nickname={nickname} onClose={() => setCreating(false)} /> : null}
    </Panel>
  );
}
