import type { AccountView } from "@/lib/pages/account/view";

/** The QR code for an authenticator app, on white in dark mode too, and the secret for typing. */
export function TotpSecret({ picture, alt, label, secret }: NonNullable<AccountView["scan"]>) {
  return (
    <div className="mt-6 grid gap-4">
      {/* biome-ignore lint/performance/noImgElement: drawn on the spot, of a secret */}
      <img src={picture} alt={alt} className="mx-auto size-52 rounded-lg bg-white" />
      <p className="text-sm">
        <span className="text-muted">{label}</span>
        <code className="mt-1 block break-words text-base">{secret}</code>
      </p>
    </div>
  );
}
