"use client";

import { useEffect, useState } from "react";
import { readStoredApiKey, storeApiKey } from "./stored-api-key";

/** Asks for the reader's API key, which the page's examples and requests then use. */
export function ApiKeyField() {
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => setKey(readStoredApiKey()), []);
  if (key === null) return null; // the field needs a script
  return (
    <div className="docs-key">
      <label htmlFor="own-key">Your API key</label>
      <input
        id="own-key"
        className="input"
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="bp_…"
        aria-describedby="own-key-hint"
        value={key}
        onChange={({ target }) => {
          setKey(target.value.trim());
          storeApiKey(target.value.trim());
        }}
      />
      <p id="own-key-hint">
        The examples show it and “Try it” sends it. It stays in this tab and is forgotten with it. A key of
        the <a href="/docs/test-mode">test mode</a> changes nothing real.
      </p>
    </div>
  );
}
