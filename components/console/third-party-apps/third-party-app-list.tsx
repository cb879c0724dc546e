"use client";
import { Link2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { Schemas } from "../api";
import { makeDayColumn, makeTextColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { useMe } from "../me";
import { APPS_KEY, listApps } from "../resources/third-party-apps";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { AppSecret } from "./app-secret";
import { DeleteApp } from "./delete-app";
import { RegisterApp } from "./register-app";

type App = Schemas["ThirdParty"];

export function ThirdPartyAppList() {
  const t = useText();
  const me = useMe();
  const [creating, setCreating] = useCreateDialog();
  const [shown, setShown] = useState<App | null>(null);
  const [doomed, setDoomed] = useState<App[]>([]);
  const source: ListSource<App> = {
    key: APPS_KEY,
    title: t("apps.title"),
    load: listApps,
    columns: [
      makeTextColumn("name", t("apps.name"), (app) => app.name),
      makeTextColumn("id", t("apps.id"), (app) => app._id),
      makeTextColumn("contact", t("apps.contact"), ({ contact }) =>
        [contact.name, contact.email].filter(Boolean).join(", "),
      ),
      makeDayColumn("registered", t("apps.registered"), me, (app) => app.createdAt),
      {
        name: "secret",
        label: t("webhooks.secret"),
        cell: (app) => <SecretButton app={app} onShow={() => setShown(app)} />,
        text: () => "", // not exported
      },
    ],
    nameRow: (app) => app.name,
    linkRow: (app) => `/console/apps/links?aid=${app._id}`,
    bulk: [{ label: t("list.delete"), run: setDoomed }],
    create: { label: t("apps.new"), open: () => setCreating(true) },
    empty: {
      title: t("apps.emptyTitle"),
      text: t("apps.emptyText"),
      call: { path: "/v2/third_parties", body: { name: "Support desk", contact_email: "dev@example.com" } },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      <BuilderPanel />
      {creating ? (
        <RegisterApp
          onClose={() => setCreating(false)}
          onMade={(app) => {
            setCreating(false);
            setShown(app);
          }}
        />
      ) : null}
      {shown ? <AppSecret app={shown} onDone={() => setShown(null)} /> : null}
      {doomed[0] ? (
        <DeleteApp key={doomed[0]._id} app={doomed[0]} onClose={() => setDoomed((apps) => apps.slice(1))} />
      ) : null}
    </>
  );
}

function SecretButton({ app, onShow }: { app: App; onShow: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className="button @3xl:-my-1 @max-3xl:my-1"
      aria-label={`${t("apps.secret")}: ${app.name}`}
      onClick={onShow}
    >
      {t("apps.secret")}
    </button>
  );
}

function BuilderPanel() {
  const t = useText();
  return (
    <Panel title={t("apps.builder")}>
      <p className="-mt-2 mb-4 text-muted">{t("apps.builderText")}</p>
      <Link href="/console/apps/links" className="button">
        <Link2 size={18} aria-hidden />
        {t("apps.build")}
      </Link>
    </Panel>
  );
}
