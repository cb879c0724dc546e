"use client";

import { useId, useState } from "react";
import type { TryOutView } from "@/lib/api/docs/view";
import { readStoredApiKey } from "./stored-api-key";

interface Outcome {
  status: string;
  ok: boolean;
  text: string;
}

/** Sends the edited request from this page with the reader's key, and shows the response. */
export function TryRequest({ trial, name }: { trial: TryOutView; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="docs-try" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="button">Try it</summary>
      {open ? <RequestForm trial={trial} name={name} /> : null}
    </details>
  );
}

/** A request that may change data needs a second click. */
const isSafe = (method: string) => method === "GET";

function RequestForm({ trial, name }: { trial: TryOutView; name: string }) {
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
    <form
      aria-label={`Try: ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
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
          This changes data of the organisation whose key you typed. Press once more to send it.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="button" data-tone={asking ? "bad" : "primary"} disabled={busy}>
          {asking ? `Send ${trial.method} for real` : "Send request"}
        </button>
        {asking ? (
          <button type="button" className="button" onClick={() => setAsking(false)}>
            Do not send
          </button>
        ) : null}
      </div>
      <div aria-live="polite">{outcome ? <ResponsePanel outcome={outcome} /> : null}</div>
    </form>
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
      status: "No answer",
      ok: false,
      text: "The service could not be reached, or the key has a letter that no key has.",
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
