"use client";

import { useEffect, useRef } from "react";

interface Props {
  challenge: string;
  /** The required number of leading zero bits of the hash. */
  bits: number;
}

/** Hashes per batch: few enough to keep typing smooth. */
const BATCH = 256;

/** After this time the form is sent without a solution, and the server mails a code. */
const MAX_WAIT_MS = 20_000;

/** Solves the challenge while the visitor fills in the form. Without scripts or a secure context the field stays empty. */
export function ProofOfWorkField({ challenge, bits }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    if (!form || !globalThis.crypto?.subtle) return;
    const leaving = new AbortController();
    const work = computeSolution(challenge, bits, leaving.signal).then((solution) => {
      if (field.current && solution) field.current.value = solution;
    });
    let isWaiting = false; // a second click does not submit twice
    const onSubmit = (event: SubmitEvent) => {
      if (field.current?.value) return;
      event.preventDefault();
      if (isWaiting) return;
      isWaiting = true;
      void Promise.race([work, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]).then(() => {
        form.removeEventListener("submit", onSubmit);
        form.requestSubmit(event.submitter);
      });
    };
    form.addEventListener("submit", onSubmit);
    return () => {
      leaving.abort();
      form.removeEventListener("submit", onSubmit);
    };
  }, [challenge, bits]);
  return <input ref={field} type="hidden" name="work" defaultValue="" />;
}

async function computeSolution(challenge: string, bits: number, signal: AbortSignal): Promise<string | null> {
  const encoder = new TextEncoder();
  for (let start = 0; !signal.aborted; start += BATCH) {
    const texts = Array.from({ length: BATCH }, (_, index) => `${challenge}.${start + index}`);
    const hashes = await Promise.all(
      texts.map((text) => crypto.subtle.digest("SHA-256", encoder.encode(text))),
    );
    const found = hashes.findIndex((hash) => Math.clz32(new DataView(hash).getUint32(0)) >= bits);
    if (found >= 0) return texts[found] ?? null;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
