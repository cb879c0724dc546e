"use client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { SelectInput } from "../form/fields";
import { TypedConfirmDialog } from "../form/typed-confirm-dialog";
import { formatMoment } from "../format-moment";
import { type Me, useMe } from "../me";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { OpenPageLink } from "../ui/open-page-link";
import { Panel } from "../ui/panel";
import { useToast } from "../ui/use-toast";
import { DomainRecord } from "./domain-record";
import { type Domain, useRefetchDomains } from "./queries";

/** One domain: its state, missing steps, and the page of its root. */
export function DomainPanel({ domain }: { domain: Domain }) {
  const t = useText();
  const me = useMe();
  const reread = useRefetchDomains();
  const at = { params: { path: { domain_id: domain._id } } };
  const check = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/domains/{domain_id}/check", at)),
    onSettled: reread,
  });
  const change = useMutation({
    mutationFn: (body: Schemas["UpdateDomainBody"]) =>
      unwrapResponse(api.PUT("/v2/domains/{domain_id}", { ...at, body })),
    onSettled: reread,
  });
  const isVerified = domain.status === "verified";
  return (
    <Panel title={domain.display}>
      <p className={`-mt-3 ${TONES[domain.status]}`} role="status">
        {describeStatus(t, me, domain)}
      </p>
      {domain.missing_since && isVerified ? (
        <p className="mt-2 max-w-prose text-warn">
          {t("domains.missing", { when: formatMoment(me, domain.missing_since) })}
        </p>
      ) : null}
      {isVerified && !domain.missing_since ? null : <DomainRecord domain={domain} />}
      {isVerified ? (
        <div className="mt-4 grid max-w-96 gap-4">
          <SelectInput
            label={t("domains.startPage")}
            field={{
              name: "start_page",
              value: domain.start_page,
              error: null,
              onChange: (value) => change.mutate({ start_page: value as Domain["start_page"] }),
            }}
            options={(["all", "teams", "none"] as const).map((value) => ({
              value,
              label: t(`domains.${value}`),
            }))}
          />
        </div>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          className="button"
          {...(isVerified ? {} : { "data-tone": "accent" })}
          aria-disabled={check.isPending}
          onClick={() => check.isPending || check.mutate()}
        >
          {t(check.isPending ? "domains.checking" : "domains.check")}
        </button>
        {isVerified && !domain.main ? (
          <button type="button" className="button" onClick={() => change.mutate({ main: true })}>
            {t("domains.makeMain")}
          </button>
        ) : null}
        <RemoveDomain domain={domain} />
        {isVerified ? <OpenPageLink href={domain.url} /> : null}
      </div>
      <ErrorText error={check.error ?? change.error} className="mt-3" />
    </Panel>
  );
}

const TONES = { pending: "text-muted", verified: "text-ok", failed: "text-bad" } as const;

function describeStatus(t: ReturnType<typeof useText>, me: Me, domain: Domain): string {
  if (domain.status === "pending") return t("domains.pending");
  if (domain.status === "failed")
    return t(domain.reason === "taken" ? "domains.failedTaken" : "domains.failedMissing");
  const since = t("domains.verified", { when: formatMoment(me, domain.verified_at ?? domain.createdAt) });
  return domain.main ? `${since} · ${t("domains.main")}` : since;
}

function RemoveDomain({ domain: { _id, display } }: { domain: Domain }) {
  const t = useText();
  const showToast = useToast();
  const reread = useRefetchDomains();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={`${t("domains.remove")}: ${display}`}
        onClick={() => setAsking(true)}
      >
        {t("domains.remove")}
      </button>
      {asking ? (
        <TypedConfirmDialog
          title={t("domains.removeTitle", { domain: display })}
          text={t("domains.removeText")}
          name={display}
          label={t("domains.typeName", { name: display })}
          submitLabel={t("domains.remove")}
          run={() =>
            unwrapResponse(api.DELETE("/v2/domains/{domain_id}", { params: { path: { domain_id: _id } } }))
          }
          onDone={() => {
            setAsking(false);
            reread();
            showToast(t("domains.removed"));
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
