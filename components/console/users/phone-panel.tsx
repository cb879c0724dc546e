"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiValue, api, unwrapResponse } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import { ConfirmButton } from "../ui/confirm-button";
import { Panel } from "../ui/panel";
import { useToast } from "../ui/use-toast";
import { CodeForm, NumberForm } from "./phone-forms";
import { buildPhoneQuery, type UserPhone } from "./phone-query";

/** The signed-in user's number for SMS; nothing in an organisation that sends none. */
export default function PhonePanel({ user }: { user: string }) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const query = buildPhoneQuery(user);
  const { data } = useQuery(query);
  if (!data) return null;
  const { available, number, pending, test_code: testCode } = data.value;
  if (!available && !number) return null;
  const store = (response: ApiValue<UserPhone>) => {
    setChanging(false);
    queries.setQueryData(query.queryKey, response);
  };
  const onSent = (response: ApiValue<UserPhone>) => {
    store(response);
    showToast(t("phone.sentToast", { number: response.value.pending?.number ?? "" }));
  };
  const onConfirmed = (response: ApiValue<UserPhone>) => {
    store(response);
    showToast(t("phone.saved"));
  };
  const isEntering = available && !isChanging && pending !== null;
  const isAsking = available && !isEntering && (isChanging || !number);
  return (
    <Panel title={t("phone.title")}>
      <p className="-mt-3 mb-4 max-w-prose text-muted">{t("phone.intro")}</p>
      {number ? <ProvenNumber user={user} phone={data.value} /> : null}
      {isEntering ? (
        <CodeForm key={pending.expires_at} {...{ user, pending, testCode, onSent }} onSaved={onConfirmed} />
      ) : null}
      {isAsking ? <NumberForm user={user} onSaved={onSent} /> : null}
      {available && !isAsking ? (
        <button type="button" className="button mt-3" data-tone="quiet" onClick={() => setChanging(true)}>
          {t(isEntering ? "phone.other" : "phone.change")}
        </button>
      ) : null}
      {isChanging && number ? (
        <button type="button" className="button mt-3" data-tone="quiet" onClick={() => setChanging(false)}>
          {t("phone.keep", { number })}
        </button>
      ) : null}
    </Panel>
  );
}

/** The number with its state, and the button that removes it. */
function ProvenNumber({ user, phone }: { user: string; phone: UserPhone }) {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const { number, confirmed_at: confirmedAt, stopped_at: stoppedAt, available } = phone;
  const problem = stoppedAt ? t("phone.stopped") : available ? null : t("phone.off");
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-bold">
          <bdi dir="ltr">{number}</bdi>
        </p>
        <p className={`max-w-prose text-sm ${problem ? "text-warn" : "text-muted"}`}>
          {problem ?? (confirmedAt ? t("phone.confirmed", { when: formatMoment(me, confirmedAt) }) : null)}
        </p>
      </div>
      <ConfirmButton
        label={t("phone.remove")}
        title={t("phone.removeTitle")}
        text={t("phone.removeText")}
        run={() =>
          unwrapResponse(api.DELETE("/v2/users/{user_id}/phone", { params: { path: { user_id: user } } }))
        }
        onDone={() => {
          void queries.invalidateQueries({ queryKey: buildPhoneQuery(user).queryKey });
          showToast(t("phone.removed"));
        }}
      />
    </div>
  );
}
