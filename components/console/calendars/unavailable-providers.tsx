"use client";
import { useMe } from "../me";
import type { CalendarList } from "../resources/calendars";
import { useText } from "../texts";

type SignIns = CalendarList["sign_ins"];

/** The settings with which an operator enables sign-in at a provider. */
const SETTINGS = {
  google: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  office365: ["MICROSOFT_CLIENT_ID", "MICROSOFT_CLIENT_SECRET"],
} as const satisfies Record<SignIns[number]["source"], readonly string[]>;

const SOURCES = ["google", "office365"] as const;

/** Explains why a provider is missing from the list, and who can enable it. */
export function UnavailableProviders({ isOwn, signIns }: { isOwn: boolean; signIns: SignIns }) {
  const t = useText();
  const { admin, lang } = useMe();
  const isSetUp = (source: (typeof SOURCES)[number]) => signIns.some((one) => one.source === source);
  const listed = new Intl.ListFormat(lang, { type: "conjunction" });
  const formatNames = (sources: readonly (typeof SOURCES)[number][]) =>
    listed.format(sources.map((source) => t(`calendars.sources.${source}`)));
  const absent = SOURCES.filter((source) => !isSetUp(source));
  const others = isOwn ? [] : SOURCES.filter(isSetUp);
  return (
    <>
      {others.length > 0 ? (
        <p className="text-xs text-muted">
          {t("calendars.signsInThemselves", { providers: formatNames(others) })}
        </p>
      ) : null}
      {absent.length > 0 ? (
        <p className="wrap-anywhere text-xs text-muted">
          {t("calendars.noSignIn", { providers: formatNames(absent) })}{" "}
          {admin
            ? t("calendars.askOperator", {
                settings: listed.format(absent.flatMap((source) => SETTINGS[source])),
              })
            : t("calendars.askAdmin")}
        </p>
      ) : null}
    </>
  );
}
