import type { Schemas } from "../api";
import { formatDay } from "../format-day";
import { makeDayColumn } from "../list/columns";
import type { ListColumn } from "../list/list-source";
import type { Me } from "../me";
import type { TranslateConsole } from "../texts";
import { StateMark } from "../ui/state-mark";
import { formatScopes } from "./format-scopes";

type ApiKey = Schemas["ApiKey"];

const listScopeTexts = ({ scopes }: ApiKey, lang: string, t: TranslateConsole) =>
  scopes.length === 0 ? [t("keys.everything")] : formatScopes(scopes, lang, t);

export const makeKeyColumns = (t: TranslateConsole, me: Me): ListColumn<ApiKey>[] => [
  {
    name: "name",
    label: t("keys.name"),
    cell: (key) => <span className="break-all">{key.name}</span>,
    text: (key) => key.name,
  },
  { name: "key", label: t("keys.key"), cell: (key) => `${key.prefix}…`, text: (key) => key.prefix },
  {
    name: "may",
    label: t("keys.may"),
    cell: (key) => (
      <span className="block max-w-[20rem]" title={key.scopes.join(", ")}>
        {listScopeTexts(key, me.lang, t).map((right) => (
          <span key={right} className="block first-letter:uppercase">
            {right}
          </span>
        ))}
      </span>
    ),
    text: (key) => key.scopes.join(", ") || t("keys.everything"),
  },
  {
    name: "maker",
    label: t("keys.madeBy"),
    cell: (key) => key.created_by?.name ?? "–",
    text: (key) => key.created_by?.name ?? "",
  },
  {
    name: "used",
    label: t("keys.used"),
    cell: (key) => (key.last_used_at ? formatDay(me, key.last_used_at) : t("keys.never")),
    text: (key) => key.last_used_at ?? "",
  },
  makeDayColumn("created", t("keys.created"), me, (key) => key.createdAt),
  {
    name: "state",
    label: t("keys.state"),
    cell: (key) => <KeyState apiKey={key} t={t} me={me} />,
    text: (key) => key.revoked_at ?? key.expires_at ?? "",
  },
];

function KeyState({
  apiKey: { revoked_at, expires_at },
  t,
  me,
}: {
  apiKey: ApiKey;
  t: TranslateConsole;
  me: Me;
}) {
  if (revoked_at)
    return <StateMark tone="muted">{t("keys.revokedOn", { date: formatDay(me, revoked_at) })}</StateMark>;
  if (!expires_at) return <StateMark tone="ok">{t("keys.active")}</StateMark>;
  const end = new Date(expires_at).getTime();
  const date = formatDay(me, new Date(end - 1).toISOString()); // an end at midnight belongs to the day before
  return end > Date.now() ? (
    <StateMark tone="ok">{t("keys.endsOn", { date })}</StateMark>
  ) : (
    <StateMark tone="muted">{t("keys.endedOn", { date })}</StateMark>
  );
}
