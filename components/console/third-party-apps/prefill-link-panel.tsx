"use client";
import { ExternalLink } from "lucide-react";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { Panel } from "../ui/panel";

/** Some mail programs truncate longer links. */
const LONG_LINK_CHARACTERS = 2000;

interface Props {
  /** null while a value is missing. */
  link: string | null;
  /** The page ignores link parameters (`enable_api` is off). */
  ignored: boolean;
}

export function PrefillLinkPanel({ link, ignored }: Props) {
  const t = useText();
  return (
    <Panel title={t("apps.link")}>
      {link ? (
        <div className="grid gap-4">
          <CopyField label={t("apps.link")} value={link} />
          <a href={link} target="_blank" rel="noreferrer" className="button justify-self-start">
            <ExternalLink size={18} aria-hidden />
            {t("apps.open")}
          </a>
        </div>
      ) : (
        <p className="text-muted">{t("apps.incomplete")}</p>
      )}
      {ignored ? <p className="mt-4 font-medium text-warn">{t("apps.ignored")}</p> : null}
      {link && link.length > LONG_LINK_CHARACTERS ? (
        <p className="mt-4 font-medium text-warn">{t("apps.long")}</p>
      ) : null}
    </Panel>
  );
}
