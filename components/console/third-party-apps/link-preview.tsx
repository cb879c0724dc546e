import { useText } from "../texts";

interface Props {
  link: string | null;
  app: string | undefined;
  toPage: boolean;
}

/** The values that the page will read, parsed from the built link. */
export function LinkPreview({ link, app, toPage }: Props) {
  const t = useText();
  const search = new URL(link ?? "none:").searchParams;
  const all = (name: string) => search.get(name) ?? "";
  const names = all("in").split("|");
  const filled = [
    { label: t("apps.app"), lines: [app ?? all("aid")] },
    { label: t("apps.groups"), lines: all("agid").split(",") },
    { label: toPage ? t("apps.bookerName") : t("apps.creatorName"), lines: [all("cn")] },
    { label: toPage ? t("apps.bookerEmail") : t("apps.creatorEmail"), lines: [all("cm")] },
    { label: t("apps.company"), lines: [all("cc")] },
    { label: t("apps.phone"), lines: [all("cp")] },
    {
      label: t("apps.invitees"),
      lines: all("im")
        .split("|")
        .map((email, index) => [names[index], email].filter(Boolean).join(", ")),
    },
    { label: t("apps.subject"), lines: [all("et")] },
    { label: t("apps.message"), lines: all("em").split("\n") },
    {
      label: t("apps.places"),
      lines: all("places")
        .split("||")
        .map((place) => place.replace("|", ", ")),
    },
  ].filter(({ lines }) => lines.some(Boolean));
  if (filled.length === 0) return <p className="text-muted">{t("apps.nothing")}</p>;
  return (
    <dl className="grid gap-3">
      {filled.map(({ label, lines }) => (
        <div key={label}>
          <dt className="text-xs text-muted">{label}</dt>
          {lines.map((line, index) => (
            <dd key={index.toString()} className="min-w-0 break-words">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
