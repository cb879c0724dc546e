"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { makePlainDateFormatter } from "../format-plain-date";
import { useMe } from "../me";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { buildOldLinkPath } from "./build-old-link-path";
import { OLD_LINKS_QUERY, type OldLinks } from "./old-link-queries";

/** Where links to the other tool still stand: in the settings, and on other websites. */
export default function OldLinksPanel() {
  const t = useText();
  const query = useQuery(OLD_LINKS_QUERY);
  return (
    <Panel title={t("oldLinks.title")}>
      <p className="max-w-prose text-muted">{t("oldLinks.intro")}</p>
      <ErrorText error={query.error} className="mt-3" />
      {query.data ? (
        <>
          <SettingsLinks links={query.data.links} />
          <LinkingSites sites={query.data.sites} />
        </>
      ) : null}
    </Panel>
  );
}

function SettingsLinks({ links }: Pick<OldLinks, "links">) {
  const t = useText();
  return (
    <>
      <h3 className="mt-5 font-medium">{t("oldLinks.settings")}</h3>
      {links.length === 0 ? <p className="mt-1 text-muted">{t("oldLinks.noLinks")}</p> : null}
      <ul className="mt-2 divide-y divide-line border-line border-t empty:hidden">
        {links.map((link) => (
          <li key={`${link.path} ${link.line} ${link.url}`} className="py-2">
            <Link href={buildOldLinkPath(link)} className="link inline-flex min-h-11 items-center gap-2">
              {t(`oldLinks.kinds.${link.kind}`)}
              {link.kind === "brand" ? null : <bdi className="wrap-anywhere">{link.type ?? link.name}</bdi>}
            </Link>
            <p dir="ltr" className="wrap-anywhere text-start text-sm text-muted">
              {link.url}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function LinkingSites({ sites }: Pick<OldLinks, "sites">) {
  const t = useText();
  const { locale } = useMe();
  const formatDate = makePlainDateFormatter(locale, "range");
  return (
    <>
      <h3 className="mt-5 font-medium">{t("oldLinks.sites")}</h3>
      <p className="mt-1 max-w-prose text-sm text-muted">
        {t(sites.length === 0 ? "oldLinks.noSites" : "oldLinks.sitesHint")}
      </p>
      <ul className="mt-2 divide-y divide-line border-line border-t empty:hidden">
        {sites.map(({ site, visits, last_visit: day }) => (
          <li key={site} className="py-2">
            <a
              href={site}
              target="_blank"
              rel="noreferrer"
              dir="ltr"
              className="link wrap-anywhere inline-flex min-h-11 items-center"
            >
              {site.replace(/^https?:\/\//, "")}
            </a>
            <p className="text-sm text-muted tabular-nums">
              {t("oldLinks.visits", { count: visits, day: formatDate(day) })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
