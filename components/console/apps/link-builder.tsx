"use client";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import type { Schemas } from "../api";
import { TillReady } from "../form/till-ready";
import { useText } from "../texts";
import { PageHead } from "../ui/page-head";
import { Panel } from "../ui/panel";
import { buildLink, type LinkParts, NO_PARTS } from "./build-link";
import { LinkFields } from "./link-fields";
import { LinkPanel } from "./link-panel";
import { LinkPreview } from "./link-preview";
import { allAppsQuery } from "./queries";

export function LinkBuilder() {
  const t = useText();
  const aid = useSearchParams().get("aid") ?? "";
  const [parts, setParts] = useState<LinkParts>({ ...NO_PARTS, aid });
  const [page, setPage] = useState<Schemas["Bookpage"] | null>(null);
  const apps = useQuery(allAppsQuery);
  const toPage = parts.target === "page";
  const path = buildLink(parts);
  const link = path && `${location.origin}${path}`;
  const app = apps.data?.value.find(({ _id }) => _id === parts.aid);
  return (
    <>
      <PageHead title={t("apps.builder")} back={{ href: "/console/apps", label: t("apps.title") }} />
      <p className="max-w-prose text-muted">{t("apps.builderText")}</p>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <TillReady>
          <LinkFields parts={parts} apps={apps.data?.value ?? []} setParts={setParts} onPage={setPage} />
        </TillReady>
        <div className="grid gap-4 lg:sticky lg:top-8">
          <LinkPanel link={link} ignored={toPage && page !== null && !page.custom.enable_api} />
          <Panel title={t("apps.preview")}>
            <LinkPreview link={link} app={app?.name} toPage={toPage} />
          </Panel>
        </div>
      </div>
    </>
  );
}
