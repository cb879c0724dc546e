"use client";
import { Settings2 } from "lucide-react";
import Link from "next/link";
import { useMe } from "../me";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { OpenPageLink } from "../ui/open-page-link";
import { Panel } from "../ui/panel";

/** The team's booking page: links to open, copy and edit it. */
export function TeamPage({ handle }: { handle: string | null }) {
  const t = useText();
  const me = useMe();
  if (handle === null)
    return (
      <Panel title={t("teamPages.page")}>
        <p className="text-muted">{t("teamPages.noPage")}</p>
      </Panel>
    );
  const url = `${me.pageOrigin}/${handle}`;
  return (
    <Panel title={t("teamPages.page")}>
      <div className="grid gap-3">
        <CopyField label={t("pages.address")} value={url} />
        <div className="flex flex-wrap gap-x-6">
          <OpenPageLink href={url} />
          <Link className="link inline-flex min-h-11 items-center gap-2" href={`/console/pages/${handle}`}>
            <Settings2 size={18} aria-hidden />
            {t("teamPages.settings")}
          </Link>
        </div>
      </div>
    </Panel>
  );
}
