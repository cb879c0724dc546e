"use client";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import type { Schemas } from "../api";
import { allAppsQuery } from "../resources/third-party-apps";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { buildLink, EMPTY_LINK_PARTS, type LinkParts } from "./build-link";
import { LinkPreview } from "./link-preview";
import { PrefillLinkFields } from "./prefill-link-fields";
import { PrefillLinkPanel } from "./prefill-link-panel";

export function LinkBuilder() {
  const t = useText();
  const aid = useSearchParams().get("aid") ?? "";
  const [parts, setParts] = useState<LinkParts>({ ...EMPTY_LINK_PARTS, aid });
  const [page, setPage] = useState<Schemas["Bookpage"] | null>(null);
  const apps = useQuery(allAppsQuery);
  const toPage = parts.target === "page";
  const path = buildLink(parts);
  const link = path && `${location.origin}${path}`;
  const app = apps.data?.value.find(({ _id }) => _id === parts.aid);
  return (
    <>
      <PageHeader title={t("apps.builder")} back={{ href: "/console/apps", label: t("apps.title") }} />
      <p className="max-w-prose text-muted">{t("apps.builderText")}</p>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <DisabledUntilHydrated>
          <PrefillLinkFields
            parts={parts}
            apps={apps.data?.value ?? []}
            setParts={setParts}
            onPage={setPage}
          />
        </DisabledUntilHydrated>
        <div className="grid gap-4 lg:sticky lg:top-8">
          <PrefillLinkPanel link={link} ignored={toPage && page !== null && !page.custom.enable_api} />
          <Panel title={t("apps.preview")}>
            <LinkPreview link={link} app={app?.name} toPage={toPage} />
          </Panel>
        </div>
      </div>
    </>
  );
}
