/** Monospaced text; long lines scroll, also by keyboard. */
export const Code = ({ label, children }: { label: string; children: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
  <pre
    role="group"
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    tabIndex={0}
    className="max-h-96 overflow-auto rounded-sm border border-line bg-surface p-3 font-[ui-monospace,monospace] text-xs break-all whitespace-pre-wrap"
  >
    {children}
  </pre>
);
