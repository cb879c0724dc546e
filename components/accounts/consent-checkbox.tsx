/** The required checkbox of the sign-up form. */
export function ConsentCheckbox({
  label,
  checked,
  error,
}: {
  label: string;
  checked: boolean;
  error: string | null;
}) {
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm">
        <input
          type="checkbox"
          id="consent"
          name="consent"
          value="yes"
          defaultChecked={checked}
          aria-required
          className="mt-0.5 size-5 flex-none"
          {...(error === null ? {} : { "aria-invalid": true, "aria-describedby": "consent-error" })}
        />
        <span>{label}</span>
      </label>
      {error === null ? null : (
        <p id="consent-error" className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
