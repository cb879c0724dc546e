import type { AccountView } from "@/lib/pages/account/view";

/** The picture that an authenticator app takes up, on white in dark colours too, and its secret to be typed instead. */
export function TotpSecret({ picture, alt, label, secret }: NonNullable<AccountView["scan"]>) {
  return (
    <div className="mt-6 grid gap-4">
      {/* biome-ignore lint/performance/noImgElement: drawn on the spot, of a secret */}
      <img src={picture} alt={alt} className="mx-auto size-52 rounded-lg bg-white" />
      <p className="text-sm">
        <span className="text-muted">{label}</span>
        <code className="mt-1 block break-words font-mono text-base">{secret}</code>
      </p>
    </div>
  );
}
