"use client";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Schemas } from "../api";
import { buildLinksQuery, type LinkTarget } from "../resources/links";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { LinkEntry } from "./link-entry";
import { RevokeLink } from "./revoke-link";

const EditLink = lazy(() => import("./edit-link"));

/** The links; used-up and expired ones are collapsed. */
export function LinkList(target: LinkTarget) {
  const t = useText();
  const query = useQuery(buildLinksQuery(target));
  const [edited, setEdited] = useState<string | null>(null);
  const [revoked, setRevoked] = useState<Schemas["Link"] | null>(null);
  if (query.isError) return <ErrorText error={query.error} className="mt-4" />;
  const links = query.data?.value ?? [];
  const open = links.filter(({ state }) => state === "open");
  const closed = links.filter(({ state }) => state !== "open");
  const list = (shown: Schemas["Link"][]) => (
    <ul className="divide-y divide-line">
      {shown.map((link) => (
        <LinkEntry
          key={link._id}
          link={link}
          target={target}
          onEdit={() => setEdited(link._id)}
          onRevoke={() => setRevoked(link)}
        />
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 ? <div className="mt-5 border-line border-t">{list(open)}</div> : null}
      {closed.length > 0 ? (
        <details className="mt-3">
          <summary className="fold min-h-11 text-sm">{t("links.closed", { count: closed.length })}</summary>
          {list(closed)}
        </details>
      ) : null}
      <Suspense>{edited ? <EditLink id={edited} onClose={() => setEdited(null)} /> : null}</Suspense>
      {revoked ? <RevokeLink key={revoked._id} link={revoked} onClose={() => setRevoked(null)} /> : null}
    </>
  );
}
