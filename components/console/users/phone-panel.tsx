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
      {number ? (
        <ProvenNumber
          user={user}
          phone={data.value}
          onChange={available && !isEntering && !isAsking ? () => setChanging(true) : null}
        />
      ) : null}
      {isEntering ? (
        <CodeForm
          key={pending.expires_at}
          {...{ user, pending, testCode, onSent }}
          onSaved={onConfirmed}
          onOther={() => setChanging(true)}
        />
      ) : null}
      {isAsking ? <NumberForm user={user} onSaved={onSent} /> : null}
      {isChanging && number ? (
        <button type="button" className="button mt-3" onClick={() => setChanging(false)}>
          {t("phone.keep", { number })}
        </button>
      ) : null}
    </Panel>
  );
}

interface ProvenProps {
  user: string;
  phone: UserPhone;
  /** Null while another number is entered, or if no code can be sent. */
  onChange: (() => void) | null;
}

/** The number with its state, and the buttons that change and remove it. */
function ProvenNumber({ user, phone, onChange }: ProvenProps) {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const { number, confirmed_at: confirmedAt, stopped_at: stoppedAt, available } = phone;
  const problem = stoppedAt ? t("phone.stopped") : available ? null : t("phone.off");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 [&:not(:last-child)]:mb-5">
      <div className="min-w-0">
        <p className="font-bold">
          <bdi dir="ltr">{number}</bdi>
        </p>
        <p className={`max-w-prose text-sm ${problem ? "text-warn" : "text-muted"}`}>
          {problem ?? (confirmedAt ? t("phone.confirmed", { when: formatMoment(me, confirmedAt) }) : null)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {onChange ? (
          <button type="button" className="button" onClick={onChange}>
            {t("phone.change")}
          </button>
        ) : null}
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
    </div>
  );
}
