"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import type { ImportedRecord } from "../imports/import-plan";
import { useText } from "../texts";

/** A chunk that loads on first use. */
const BulkActionDialog = lazy(() => import("./bulk-action-dialog"));

/** Imported users cannot sign in before they are invited. */
export function InviteImported({ made }: { made: readonly ImportedRecord[] }) {
  const t = useText();
  const [inviting, setInviting] = useState(false);
  const [invited, setInvited] = useState(false);
  const count = made.length;
  if (invited) return null;
  return (
    <section className="mt-4 grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="grid gap-1">
        <h3 className="font-semibold">{t("people.imported", { count })}</h3>
        <p className="max-w-prose text-muted">{t("people.importedText")}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className="button" data-tone="primary" onClick={() => setInviting(true)}>
          {t("people.inviteImported", { count })}
        </button>
        <Link className="link inline-flex min-h-11 items-center" href="/console/users?status=not_invited">
          {t("people.seeNotInvited")}
        </Link>
      </div>
      <Suspense>
        {inviting ? (
          <BulkActionDialog
            action="invite"
            people={{ count, load: async () => [...made] }}
            onClose={() => setInviting(false)}
            onDone={() => setInvited(true)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
