"use client";
import { lazy, Suspense, useState } from "react";
import type { Schemas } from "../api";
import { useDeleteLater } from "../delete-later";
import { formatDay } from "../format-day";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreating } from "../list/use-creating";
import { useMe } from "../me";
import { useText } from "../texts";
import { StateMark } from "../ui/state-mark";
import { API_KEYS_KEY, listApiKeys } from "./queries";
import { RevokeKey } from "./revoke-key";
import { sendRevocation } from "./send-revocation";

type ApiKey = Schemas["ApiKey"];

const CreateKey = lazy(() => import("./create-key"));

const MOST_SHOWN = 3;

export function KeyList() {
  const t = useText();
  const me = useMe();
  const deleteLater = useDeleteLater();
  const [creating, setCreating] = useCreating();
  const [revoking, setRevoking] = useState<ApiKey[]>([]);
  const [inUse] = revoking;

  /** What nobody has ever used can be undone; the others are asked about one by one. */
  const revoke = (keys: ApiKey[]) => {
    const valid = keys.filter(({ revoked_at }) => revoked_at === null);
    const unused = valid.filter(({ last_used_at }) => last_used_at === null);
    if (unused[0]) {
      deleteLater({
        ids: unused.map(({ _id }) => _id),
        title: t("keys.wasRevoked", { name: unused.map(({ name }) => name).join(", ") }),
        run: sendRevocation,
        invalidate: API_KEYS_KEY,
      });
    }
    setRevoking(valid.filter(({ last_used_at }) => last_used_at !== null));
  };
  const scopesOf = ({ scopes }: ApiKey) => (scopes.length === 0 ? t("keys.everything") : scopes.join(", "));
  const source: ListSource<ApiKey> = {
    key: API_KEYS_KEY,
    title: t("keys.title"),
    load: (query, { state }) =>
      listApiKeys({ ...query, ...((state === "active" || state === "revoked") && { state }) }),
    filters: [
      {
        name: "state",
        label: t("keys.state"),
        options: [
          { value: "active", label: t("keys.active") },
          { value: "revoked", label: t("keys.revoked") },
        ],
      },
    ],
    columns: [
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
        cell: (key) => <Scopes text={scopesOf(key)} scopes={key.scopes} />,
        text: scopesOf,
      },
      {
        name: "used",
        label: t("keys.used"),
        cell: (key) => (key.last_used_at ? formatDay(me, key.last_used_at) : t("keys.never")),
        text: (key) => key.last_used_at ?? "",
      },
      {
        name: "created",
        label: t("keys.created"),
        cell: (key) => formatDay(me, key.createdAt),
        text: (key) => key.createdAt,
      },
      {
        name: "state",
        label: t("keys.state"),
        cell: (key) =>
          key.revoked_at ? (
            <StateMark tone="muted">{t("keys.revokedOn", { date: formatDay(me, key.revoked_at) })}</StateMark>
          ) : (
            <StateMark tone="ok">{t("keys.active")}</StateMark>
          ),
        text: (key) => key.revoked_at ?? "",
      },
    ],
    nameOf: (key) => key.name,
    bulk: [{ label: t("keys.revoke"), run: revoke }],
    create: { label: t("keys.new"), open: () => setCreating(true) },
    empty: {
      title: t("keys.emptyTitle"),
      text: t("keys.emptyText"),
      call: { path: "/v2/api_keys", body: { name: "CRM import", scopes: ["users:read", "users:write"] } },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      <Suspense>{creating ? <CreateKey onClose={() => setCreating(false)} /> : null}</Suspense>
      {inUse ? (
        <RevokeKey
          key={inUse._id}
          apiKey={inUse}
          onClose={() => setRevoking((current) => current.slice(1))}
        />
      ) : null}
    </>
  );
}

/** The first few; the others on demand. */
const Scopes = ({ text, scopes }: { text: string; scopes: ApiKey["scopes"] }) =>
  scopes.length <= MOST_SHOWN ? (
    text
  ) : (
    <details>
      <summary className="fold min-h-6">
        {scopes.slice(0, MOST_SHOWN).join(", ")} +{scopes.length - MOST_SHOWN}
      </summary>
      {scopes.slice(MOST_SHOWN).join(", ")}
    </details>
  );
