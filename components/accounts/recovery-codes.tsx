/** The list of recovery codes for the user to store. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-2 rounded-lg border border-line p-4 text-sm sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
