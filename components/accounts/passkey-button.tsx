"use client";
import { useEffect, useRef, useState } from "react";
import type { AccountView } from "@/lib/pages/account/view";

/**
 * Asks the browser for a passkey and sends the result as a form. The button needs scripts and is invisible without
 * them; its space is reserved to avoid a layout shift.
 */
export function PasskeyButton({
  label,
  action,
  options,
  token,
  hidden,
  failed,
}: NonNullable<AccountView["passkey"]>) {
  const [isPossible, setPossible] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLInputElement>(null);
  useEffect(() => setPossible("PublicKeyCredential" in window), []);
  const prompt = async () => {
    setFailed(false);
    try {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const response = await startAuthentication({ optionsJSON: JSON.parse(options) });
      if (result.current) result.current.value = JSON.stringify(response);
      form.current?.submit();
    } catch {
      setFailed(true);
    }
  };
  return (
    <form
      ref={form}
      action={action}
      method="post"
      className={`mt-3 noscript:hidden ${isPossible ? "" : "invisible"}`}
    >
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="passkey_token" value={token} />
      <input ref={result} type="hidden" name="passkey_response" />
      <button type="button" className="button w-full" onClick={() => void prompt()}>
        {label}
      </button>
      <p role="status" className={`text-bad text-sm ${hasFailed ? "mt-2" : ""}`}>
        {hasFailed ? failed : ""}
      </p>
    </form>
  );
}
