"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import type { Schemas } from "../api";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { useMe } from "../me";
import { listOauthApps, OAUTH_APPS_KEY } from "../resources/oauth-apps";
import { useText } from "../texts";
import { SecretModal } from "../ui/secret-modal";
import { DeleteOauthApp } from "./delete-oauth-app";
import { makeOauthAppColumns } from "./oauth-app-columns";
import { ReplaceSecret } from "./replace-secret";

type App = Schemas["OAuthApp"];
type NewApp = Schemas["CreatedOAuthApp"];

const CreateOauthApp = lazy(() => import("./create-oauth-app"));
const EditOauthApp = lazy(() => import("./edit-oauth-app"));

/** The OAuth apps that users of the organisation can authorise. */
export function OauthAppList() {
  const t = useText();
  const me = useMe();
  const [creating, setCreating] = useCreateDialog();
  const [made, setMade] = useState<NewApp | null>(null);
  const [edited, setEdited] = useState<App | null>(null);
  const [exchanged, setExchanged] = useState<App | null>(null);
  const [doomed, setDoomed] = useState<App[]>([]);
  const source: ListSource<App> = {
    key: OAUTH_APPS_KEY,
    title: t("access.title"),
    load: listOauthApps,
    columns: makeOauthAppColumns(t, me, { onEdit: setEdited, onExchange: setExchanged }),
    nameRow: (app) => app.name,
    bulk: [{ label: t("list.delete"), run: setDoomed }],
    create: { label: t("access.new"), open: () => setCreating(true) },
    notice: <AccessLinks />,
    empty: {
      title: t("access.emptyTitle"),
      text: t("access.emptyText"),
      call: {
        path: "/v2/oauth_apps",
        body: {
          name: "Acme CRM",
          redirect_uris: ["https://crm.example.com/oauth/callback"],
          scopes: ["slots:read", "events:read"],
        },
      },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      <Suspense>
        {creating ? (
          <CreateOauthApp
            onClose={() => setCreating(false)}
            onMade={(app) => {
              setCreating(false);
              setMade(app);
            }}
          />
        ) : null}
        {edited ? <EditOauthApp app={edited} onClose={() => setEdited(null)} /> : null}
      </Suspense>
      {exchanged ? (
        <ReplaceSecret
          app={exchanged}
          onDone={(app) => {
            setExchanged(null);
            setMade(app);
          }}
          onClose={() => setExchanged(null)}
        />
      ) : null}
      {made ? <CreatedApp app={made} onDone={() => setMade(null)} /> : null}
      {doomed[0] ? (
        <DeleteOauthApp
          key={doomed[0]._id}
          app={doomed[0]}
          onClose={() => setDoomed((apps) => apps.slice(1))}
        />
      ) : null}
    </>
  );
}

/** The id and the secret, which is shown once; public apps have only an id. */
function CreatedApp({ app, onDone }: { app: NewApp; onDone: () => void }) {
  const t = useText();
  const title = t("access.registered", { name: app.name });
  return app.client_secret === null ? (
    <SecretModal
      title={title}
      text={t("access.registeredText")}
      label={t("access.clientId")}
      secret={app.client_id}
      onDone={onDone}
    />
  ) : (
    <SecretModal
      title={title}
      text={t("access.tokenText")}
      label={t("access.secret")}
      secret={app.client_secret}
      note={`${t("access.clientId")}: ${app.client_id}`}
      onDone={onDone}
    />
  );
}

/** The links to the grants of access. */
function AccessLinks() {
  const t = useText();
  return (
    <p className="flex flex-wrap gap-x-6">
      <Link href="/console/app-access" className="link inline-flex min-h-11 items-center">
        {t("access.given")}
      </Link>
      <Link href="/console/personal-tokens" className="link inline-flex min-h-11 items-center">
        {t("access.tokens")}
      </Link>
    </p>
  );
}
