import type { Schemas } from "../api";
import { makeDayColumn, makeTextColumn } from "../list/columns";
import type { ListColumn } from "../list/list-source";
import type { Me } from "../me";
import type { TranslateConsole } from "../texts";

type App = Schemas["OAuthApp"];

interface Actions {
  onEdit: (app: App) => void;
  onExchange: (app: App) => void;
}

export const makeOauthAppColumns = (
  t: TranslateConsole,
  me: Me,
  { onEdit, onExchange }: Actions,
): ListColumn<App>[] => [
  {
    name: "name",
    label: t("apps.name"),
    cell: (app) => (
      <button type="button" className="link min-h-11 text-start" onClick={() => onEdit(app)}>
        {app.name}
      </button>
    ),
    text: (app) => app.name,
  },
  makeTextColumn("runs", t("access.runs"), (app) => t(app.confidential ? "access.server" : "access.device")),
  makeTextColumn("may", t("access.mayAsk"), (app) => app.scopes.join(", ")),
  makeTextColumn("people", t("access.people"), (app) => String(app.grants)),
  makeDayColumn("registered", t("apps.registered"), me, (app) => app.createdAt),
  {
    name: "secret",
    label: t("access.secret"),
    cell: (app) =>
      app.confidential ? (
        <button
          type="button"
          className="button @3xl:-my-1 @max-3xl:my-1"
          aria-label={`${t("access.rotate")}: ${app.name}`}
          onClick={() => onExchange(app)}
        >
          {t("access.rotate")}
        </button>
      ) : null,
    text: () => "", // not exported
  },
];
