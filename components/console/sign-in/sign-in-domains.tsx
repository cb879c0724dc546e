"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiValue, api, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { ErrorText } from "../ui/error-text";
import { type SignIn, signInQuery } from "./queries";

type Domain = SignIn["domains"][number];

/** The mail domains of the provider, and the missing steps of their verification. */
export function SignInDomains({ domains }: { domains: readonly Domain[] }) {
  const t = useText();
  const keep = useSetSignIn();
  const [typed, setTyped] = useState("");
  const add = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/sign_in/domains", { body: { domain: typed.trim() } })),
    onSuccess: (response) => {
      keep(response);
      setTyped("");
    },
  });
  return (
    <>
      <p className="-mt-3 max-w-prose text-muted">{t("signIn.domainsText")}</p>
      {domains.length > 0 ? (
        <ul className="mt-4 divide-y divide-line">
          {domains.map((domain) => (
            <DomainRow key={domain._id} domain={domain} />
          ))}
        </ul>
      ) : null}
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() && !add.isPending) add.mutate();
        }}
      >
        <div className="min-w-0 flex-1 basis-60 sm:max-w-96">
          <TextInput
            label={t("signIn.domain")}
            field={{ name: "domain", value: typed, error: null, onChange: setTyped }}
          />
        </div>
        <button type="submit" className="button">
          {t("signIn.domainAdd")}
        </button>
      </form>
      <ErrorText error={add.error} className="mt-2" />
    </>
  );
}

function useSetSignIn() {
  const queries = useQueryClient();
  return (response: ApiValue<SignIn>) => {
    queries.setQueryData(signInQuery.queryKey, response);
    void queries.invalidateQueries({ queryKey: signInQuery.queryKey }); // updates the ETag
  };
}

function DomainRow({ domain: { _id: domain_id, domain, record, verified_at } }: { domain: Domain }) {
  const t = useText();
  const me = useMe();
  const keep = useSetSignIn();
  const at = { params: { path: { domain_id } } };
  const look = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/sign_in/domains/{domain_id}/verify", at)),
    onSuccess: keep,
  });
  const remove = useMutation({
    mutationFn: () => unwrapResponse(api.DELETE("/v2/sign_in/domains/{domain_id}", at)),
    onSuccess: keep,
  });
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-60">
          <span className="block break-words font-medium">{domain}</span>
          <span className={`block text-xs ${verified_at ? "text-ok" : "text-muted"}`}>
            {verified_at ? t("signIn.proven", { when: formatMoment(me, verified_at) }) : t("signIn.unproven")}
          </span>
        </span>
        {verified_at ? null : (
          <button type="button" className="button" onClick={() => look.mutate()}>
            {t("signIn.check")}
          </button>
        )}
        <button
          type="button"
          className="button"
          aria-label={`${t("secondFactors.remove")}: ${domain}`}
          onClick={() => remove.mutate()}
        >
          {t("secondFactors.remove")}
        </button>
      </div>
      {verified_at ? null : (
        <div className="grid gap-3 sm:grid-cols-2">
          <CopyField label={t("signIn.recordName")} value={record.name} />
          <CopyField label={t("signIn.recordValue")} value={record.value} />
        </div>
      )}
      <ErrorText error={look.error ?? remove.error} />
    </li>
  );
}
