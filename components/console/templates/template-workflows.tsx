"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { listWorkflows, WORKFLOWS_KEY } from "../workflows/queries";

const MAX_WORKFLOWS = 200;

/** The workflows that are limited to the pages of the template; nothing without one. */
export default function TemplateWorkflows({ template }: { template: string }) {
  const t = useText();
  const query = useQuery({
    queryKey: [...WORKFLOWS_KEY, "all"],
    queryFn: () => listWorkflows({ limit: MAX_WORKFLOWS }),
  });
  const workflows = (query.data?.value ?? []).filter(({ filter }) => filter?.templates?.includes(template));
  if (workflows.length === 0) return null;
  return (
    <Panel title={t("workflows.title")}>
      <ul className="grid gap-1">
        {workflows.map(({ _id, name, enabled }) => (
          <li key={_id}>
            <Link
              href={`/console/workflows/${_id}`}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {name}
            </Link>
            {enabled ? null : <span className="ms-3 text-muted text-sm">{t("pages.inactive")}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
