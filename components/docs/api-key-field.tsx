"use client";

import { useEffect, useId, useState } from "react";
import { readStoredApiKey, storeApiKey, watchApiKey } from "./stored-api-key";

/** Asks for the reader's API key, which the page's examples and requests then use. */
export function ApiKeyField() {
  const id = useId();
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setKey(readStoredApiKey());
    read();
    return watchApiKey(read);
  }, []);
  if (key === null) return null; // the field needs a script
  return (
    <div className="docs-key">
      <label htmlFor={id}>Your API key</label>
      <input
        id={id}
        className="input"
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="bp_…"
        aria-describedby={`${id}-hint`}
        value={key}
        onChange={({ target }) => {
          setKey(target.value.trim());
          storeApiKey(target.value.trim());
        }}
      />
      <p id={`${id}-hint`}>
        {key === "" ? (
          <>
            No key yet? <a href="/console/keys">Create one in the console</a> under Developers → API keys. Use
            a <a href="/docs/test-mode">test-mode key</a> to avoid real changes.
          </>
        ) : (
          "Your key stays in this tab only. It fills the examples, and “Try it” sends it."
        )}
      </p>
    </div>
  );
}
