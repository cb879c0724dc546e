"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { formatMoment } from "../format-moment";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { Panel } from "../ui/panel";
import { AddPasskey } from "./add-passkey";
import { NewRecoveryCodes } from "./new-recovery-codes";
import { secondFactorsQuery } from "./queries";
import { SetUpAuthenticator } from "./set-up-authenticator";

type Factors = Schemas["SecondFactors"];

/** The user's second factors, with actions. */
export default function SecondFactors() {
  const t = useText();
  const query = useQuery(secondFactorsQuery);
  const [codes, setCodes] = useState<string[]>([]);
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const factors = query.data.value;
  const hasAny = factors.authenticator !== null || factors.passkeys.length > 0;
  return (
    <Panel title={t("secondFactors.title")}>
      <p className="-mt-3 text-muted">
        {t("secondFactors.intro")} {factors.required ? t("secondFactors.required") : null}
      </p>
      <div className="mt-2 divide-y divide-line *:py-4 *:last:pb-0">
        <AuthenticatorApp factors={factors} onCodes={setCodes} />
        <Passkeys factors={factors} onCodes={setCodes} />
        {hasAny ? <RecoveryCodeCount factors={factors} onCodes={setCodes} /> : null}
      </div>
      {codes.length > 0 ? <NewRecoveryCodes codes={codes} onDone={() => setCodes([])} /> : null}
    </Panel>
  );
}

interface Props {
  factors: Factors;
  onCodes: (codes: string[]) => void;
}

const useRefetchFactors = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
};

function AuthenticatorApp({ factors: { authenticator }, onCodes }: Props) {
  const t = useText();
  const me = useMe();
  const refresh = useRefetchFactors();
  const [settingUp, setSettingUp] = useState(false);
  const remove = useMutation({
    mutationFn: () => unwrapResponse(api.DELETE("/v2/second_factors/authenticator")),
    onSettled: refresh,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium">{t("secondFactors.app")}</h3>
        <p className="text-muted text-xs">
          {authenticator
            ? t("secondFactors.appSince", { when: formatMoment(me, authenticator.createdAt) })
            : t("secondFactors.appHint")}
        </p>
        <ErrorText error={remove.error} className="mt-2" />
      </div>
      {authenticator ? (
        <MutationButton mutation={remove}>{t("secondFactors.remove")}</MutationButton>
      ) : (
        <button type="button" className="button" onClick={() => setSettingUp(true)}>
          {t("secondFactors.appSetUp")}
        </button>
      )}
      {settingUp ? (
        <SetUpAuthenticator
          onDone={(codes) => {
            setSettingUp(false);
            onCodes(codes);
            void refresh();
          }}
          onClose={() => setSettingUp(false)}
        />
      ) : null}
    </div>
  );
}

function Passkeys({ factors: { passkeys }, onCodes }: Props) {
  const t = useText();
  const me = useMe();
  const refresh = useRefetchFactors();
  const [adding, setAdding] = useState(false);
  const remove = useMutation({
    mutationFn: (passkey_id: string) =>
      unwrapResponse(
        api.DELETE("/v2/second_factors/passkeys/{passkey_id}", { params: { path: { passkey_id } } }),
      ),
    onSettled: refresh,
  });
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-medium">{t("secondFactors.passkeys")}</h3>
          <p className="text-muted text-xs">{t("secondFactors.passkeysHint")}</p>
        </div>
        <button type="button" className="button" onClick={() => setAdding(true)}>
          {t("secondFactors.passkeyAdd")}
        </button>
      </div>
      <ErrorText error={remove.error} className="mt-2" />
      {passkeys.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {passkeys.map(({ _id, name, last_used_at }) => (
            <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-48 break-words">
                {name}
                <span className="block text-muted text-xs">
                  {last_used_at
                    ? t("secondFactors.used", { when: formatMoment(me, last_used_at) })
                    : t("secondFactors.unused")}
                </span>
              </span>
              <button
                type="button"
                className="button"
                aria-label={`${t("secondFactors.remove")}: ${name}`}
                onClick={() => remove.mutate(_id)}
              >
                {t("secondFactors.remove")}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {adding ? (
        <AddPasskey
          onDone={(codes) => {
            setAdding(false);
            onCodes(codes);
            void refresh();
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </div>
  );
}

function RecoveryCodeCount({ factors: { recovery_codes: count }, onCodes }: Props) {
  const t = useText();
  const refresh = useRefetchFactors();
  const renew = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/second_factors/recovery_codes")),
    onSuccess: ({ value }) => onCodes(value.recovery_codes),
    onSettled: refresh,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium">{t("secondFactors.codes")}</h3>
        <p className="text-muted text-xs">{t("secondFactors.codesLeft", { count })}</p>
        <ErrorText error={renew.error} className="mt-2" />
      </div>
      <MutationButton mutation={renew}>{t("secondFactors.codesNew")}</MutationButton>
    </div>
  );
}
