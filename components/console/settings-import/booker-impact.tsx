"use client";
import { useState } from "react";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { Section } from "../ui/section";
import type { SettingsPlan } from "./queries";

type Impact = SettingsPlan["bookers"];

const SHOWN = 10;

const formatPath = ({ nickname, handle }: Impact["pages"][number]) =>
  handle ? `/${nickname}/types/${handle}` : `/${nickname}`;

/** Shows the numbers of times that pages would gain and lose, and the meetings that would fall outside of the hours. */
export function BookerImpact({ impact: { days, pages, outside } }: { impact: Impact }) {
  const t = useText();
  const me = useMe();
  return (
    <Panel title={t("settingsImport.bookers", { days })}>
      {pages.length === 0 ? <p>{t("settingsImport.sameTimes")}</p> : <PageTable pages={pages} />}
      {outside.length > 0 ? (
        <div className="mt-5">
          <Section title={t("settingsImport.outside", { count: outside.length })}>
            <p className="text-muted">{t("settingsImport.outsideText")}</p>
            <ul className="mt-2 list-disc ps-5">
              {outside.slice(0, SHOWN).map(({ _id, title, start }) => (
                <li key={_id}>
                  {formatMoment(me, start)} {title ? <bdi>{title}</bdi> : null}
                </li>
              ))}
            </ul>
          </Section>
        </div>
      ) : null}
    </Panel>
  );
}

function PageTable({ pages }: { pages: Impact["pages"] }) {
  const t = useText();
  const { locale } = useMe();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? pages : pages.slice(0, SHOWN);
  const number = new Intl.NumberFormat(locale);
  const cell = "py-2 ps-3 text-end tabular-nums";
  return (
    <>
      <table className="w-full">
        <thead>
          <tr className="border-line border-b text-sm text-muted">
            <th className="py-2 text-start font-medium">{t("settingsImport.page")}</th>
            <th className={`${cell} font-medium`}>{t("settingsImport.added")}</th>
            <th className={`${cell} font-medium`}>{t("settingsImport.removed")}</th>
            <th className={`${cell} font-medium`}>{t("settingsImport.left")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((page) => (
            <tr key={formatPath(page)} className="border-line border-b">
              <td className="py-2 [overflow-wrap:anywhere]">
                <bdi>{formatPath(page)}</bdi>
              </td>
              <td className={cell}>{page.gained > 0 ? `+${number.format(page.gained)}` : "–"}</td>
              <td className={cell}>{page.lost > 0 ? `−${number.format(page.lost)}` : "–"}</td>
              <td className={`${cell} ${page.left === 0 ? "font-medium text-bad" : ""}`}>
                {page.left === 0 ? t("settingsImport.noneLeft") : number.format(page.left)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < pages.length ? (
        <button type="button" className="link mt-1 min-h-11" onClick={() => setShowsAll(true)}>
          {t("settingsImport.showAll", { count: pages.length })}
        </button>
      ) : null}
    </>
  );
}
