"use client";
import { useMutation } from "@tanstack/react-query";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { getClockParts } from "../clock-parts";
import { TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useForm } from "../form/use-form";
import { useMe } from "../me";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import type { UserPhone } from "./phone-query";

type OnSaved = (response: ApiValue<UserPhone>) => void;

const sendCode = (user: string, body: Schemas["UserPhoneBody"]) =>
  unwrapResponse(api.POST("/v2/users/{user_id}/phone", { params: { path: { user_id: user } }, body }));

/** Asks for a number, which is sent a code. */
export function NumberForm({ user, onSaved }: { user: string; onSaved: OnSaved }) {
  const t = useText();
  const form = useForm<Schemas["UserPhoneBody"], UserPhone>({
    start: { number: "" },
    schema: async () => (await import("@/lib/domain/people/phones/schema")).userPhoneBody,
    send: (body) => sendCode(user, body),
    onSaved,
  });
  return (
    <FormFrame isOwn form={form} labels={{}} submitLabel={t("phone.send")}>
      <TextInput
        label={t("phone.number")}
        hint={t("phone.numberHint")}
        type="tel"
        autoComplete="tel"
        field={form.text("/number", "")}
      />
    </FormFrame>
  );
}

interface CodeProps {
  user: string;
  pending: NonNullable<UserPhone["pending"]>;
  testCode: string | null;
  onSent: OnSaved;
  onSaved: OnSaved;
  /** The user wants to enter another number. */
  onOther: () => void;
}

/** Asks for the code that was sent to a number. */
export function CodeForm({ user, pending: { number, expires_at: expiresAt }, testCode, ...on }: CodeProps) {
  const t = useText();
  const { locale, timezone: timeZone } = useMe();
  const form = useForm<Schemas["PhoneCodeBody"], UserPhone>({
    start: { code: "" },
    schema: async () => (await import("@/lib/domain/people/phones/schema")).phoneCodeBody,
    send: (body) =>
      unwrapResponse(
        api.POST("/v2/users/{user_id}/phone/confirm", { params: { path: { user_id: user } }, body }),
      ),
    onSaved: on.onSaved,
  });
  const again = useMutation({ mutationFn: () => sendCode(user, { number }), onSuccess: on.onSent });
  const time = new Intl.DateTimeFormat(locale, { timeZone, ...getClockParts(locale) }).format(
    new Date(expiresAt),
  );
  return (
    <FormFrame isOwn form={form} labels={{}} submitLabel={t("phone.confirm")}>
      <p className="max-w-prose" role="status">
        {testCode ? t("phone.testCode", { code: testCode }) : t("phone.sent", { number, time })}
      </p>
      <div className="max-w-48">
        <TextInput label={t("phone.code")} autoComplete="one-time-code" field={form.text("/code", "")} />
      </div>
      <div>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button" disabled={again.isPending} onClick={() => again.mutate()}>
            {t("phone.again")}
          </button>
          <button type="button" className="button" onClick={on.onOther}>
            {t("phone.other")}
          </button>
        </div>
        <ErrorText error={again.error} className="mt-2" />
      </div>
    </FormFrame>
  );
}
