"use client";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { ProblemError } from "../problem-error";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { DomainPanel } from "./domain-panel";
import { domainsQuery, useRefetchDomains } from "./queries";

/** The organisation's own domains for its pages. */
export function DomainsScreen() {
  const t = useText();
  const me = useMe();
  const query = useQuery(domainsQuery);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const domains = query.data.value;
  return (
    <>
      <div className="grid gap-2">
        <PageHeader title={t("domains.title")} back={null} />
        <p className="max-w-prose text-muted">{t("domains.intro")}</p>
      </div>
      {domains.map((domain) => (
        <DomainPanel key={domain._id} domain={domain} />
      ))}
      <Panel title={t("domains.add")}>
        {domains.length === 0 ? (
          <p className="-mt-3 mb-4 max-w-prose text-muted">
            {t("domains.empty", { host: new URL(me.pageOrigin).host })}
          </p>
        ) : null}
        <AddDomain />
      </Panel>
    </>
  );
}

function AddDomain() {
  const t = useText();
  const reread = useRefetchDomains();
  const [typed, setTyped] = useState("");
  const add = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/domains", { body: { domain: typed.trim() } })),
    onSuccess: () => {
      reread();
      setTyped("");
    },
  });
  const code =
    add.error instanceof ProblemError
      ? add.error.problem?.errors?.find(({ pointer }) => pointer === "/domain")?.code
      : undefined;
  const error = code ? t(code === "refused" ? "domains.faultOwn" : "domains.issue") : null;
  return (
    <>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() && !add.isPending) add.mutate();
        }}
      >
        <div className="min-w-0 flex-1 basis-60 sm:max-w-96">
          <TextInput
            label={t("domains.domain")}
            field={{
              name: "domain",
              value: typed,
              error,
              onChange: (text) => {
                setTyped(text);
                add.reset();
              },
            }}
          />
        </div>
        <button type="submit" className="button">
          {t("domains.add")}
        </button>
      </form>
      {error === null ? <ErrorText error={add.error} className="mt-2" /> : null}
    </>
  );
}
