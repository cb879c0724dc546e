"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { TryOutView } from "@/lib/api/docs/view";
import { ApiKeyField } from "./api-key-field";
import { readStoredApiKey } from "./stored-api-key";

interface Outcome {
  status: string;
  ok: boolean;
  text: string;
}

/** Sends the edited request with the reader's key, and shows the response beside it, in a dialog as large as the screen. */
export function TryRequest({ trial, name }: { trial: TryOutView; name: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!ready) return null; // it needs a script
  return (
    <>
      <button
        type="button"
        className="button docs-try-open"
        data-tone="accent"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        Try it
      </button>
      <dialog ref={dialog} className="docs-try" aria-label={name} onClose={() => setOpen(false)}>
        {open ? <RequestForm trial={trial} name={name} onClose={() => dialog.current?.close()} /> : null}
      </dialog>
    </>
  );
}

/** A request that may change data needs a second click. */
const isSafe = (method: string) => method === "GET";

interface FormProps {
  trial: TryOutView;
  name: string;
  onClose: () => void;
}

function RequestForm({ trial, name, onClose }: FormProps) {
  const id = useId();
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(trial.parameters.map(({ name, example }) => [name, example])),
  );
  const [body, setBody] = useState(trial.body ?? "");
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const submit = async () => {
    if (!isSafe(trial.method) && !asking) return setAsking(true);
    setAsking(false);
    setBusy(true);
    setOutcome(await sendRequest(trial, values, body));
    setBusy(false);
  };
  return (
    <>
      <header>
        <h2>{name}</h2>
        <p className="docs-path">
          <b data-method={trial.method}>{trial.method}</b> <code>{trial.path}</code>
        </p>
        <button type="button" className="button" data-tone="quiet" onClick={onClose}>
          Close
        </button>
      </header>
      <form
        aria-label={`Request: ${name}`}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ApiKeyField />
        {trial.parameters.map((parameter) => (
          <div key={parameter.name} className="docs-try-field">
            <label htmlFor={`${id}-${parameter.name}`}>
              <code>{parameter.name}</code>
              {parameter.required ? <small> required</small> : null}
            </label>
            <input
              id={`${id}-${parameter.name}`}
              className="input"
              required={parameter.required}
              value={values[parameter.name] ?? ""}
              onChange={({ target }) => setValues({ ...values, [parameter.name]: target.value })}
            />
          </div>
        ))}
        {trial.body === null ? null : (
          <div className="docs-try-field">
            <label htmlFor={`${id}-body`}>Body</label>
            <textarea
              id={`${id}-body`}
              className="input"
              rows={Math.min(16, body.split("\n").length + 1)}
              spellCheck={false}
              value={body}
              onChange={({ target }) => setBody(target.value)}
            />
          </div>
        )}
        {asking ? (
          <p role="alert" className="docs-try-warning">
            This changes data in your organisation. Send it anyway?
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="button" data-tone={asking ? "bad" : "primary"} disabled={busy}>
            {asking ? `Send ${trial.method} for real` : "Send request"}
          </button>
          {asking ? (
            <button type="button" className="button" onClick={() => setAsking(false)}>
              Cancel
            </button>
          ) : null}
        </div>
      </form>
      <section aria-label="Response" aria-live="polite">
        {outcome ? (
          <ResponsePanel outcome={outcome} />
        ) : (
          <p className="docs-try-empty">
            {busy ? "Waiting for the response…" : "Send the request to see its response here."}
          </p>
        )}
      </section>
    </>
  );
}

const ResponsePanel = ({ outcome: { status, ok, text } }: { outcome: Outcome }) => (
  <figure className="code">
    <figcaption data-tone={ok ? "ok" : "bad"}>{status}</figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  </figure>
);

async function sendRequest(
  trial: TryOutView,
  values: Record<string, string>,
  body: string,
): Promise<Outcome> {
  const key = readStoredApiKey();
  const path = trial.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
  const query = new URLSearchParams(
    trial.parameters.flatMap(({ name, place }) =>
      place === "query" && values[name] ? [[name, values[name]]] : [],
    ),
  ).toString();
  const hasBody = trial.body !== null && body.trim() !== "";
  try {
    const response = await fetch(path + (query ? `?${query}` : ""), {
      method: trial.method,
      credentials: "omit", // sends the typed key only, never the session of a signed-in user
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(hasBody ? { "content-type": trial.bodyType } : {}),
      },
      ...(hasBody ? { body } : {}),
    });
    return {
      status: `${response.status} ${response.statusText}`.trim(),
      ok: response.ok,
      text: formatBody(await response.text()),
    };
  } catch {
    return {
      status: "No response",
      ok: false,
      text: "The service could not be reached, or the key has a character that keys cannot have.",
    };
  }
}

function formatBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text || "(empty)";
  }
}
