/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import type { TranslateText } from "./create-translator";

interface Props {
  t: TranslateText;
  errors: Readonly<Record<string, string>>;
  failure: string | null;
}

/** The error summary above a form, with a link to each field; it takes the focus. */
export function FormErrors({ t, errors, failure }: Props) {
  const wrong = Object.keys(errors);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong.length > 0 || failure) summary.current?.focus();
  }, [errors, failure]);
  if (wrong.length === 0 && !failure) return null;
  return (
    <div role="alert" class="banner" tabIndex={-1} ref={summary}>
      <strong>{failure ?? t("faults", { count: wrong.length })}</strong>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <button type="button" class="plain" onClick={() => focusField(summary.current, name)}>
              {errors[name]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(within: HTMLElement | null, name: string) {
  (within?.getRootNode() as ShadowRoot | undefined)?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
