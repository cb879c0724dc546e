import { Island } from "@/components/ui/island";
import { PageShell } from "@/components/ui/page-shell";
import type { AccountView } from "@/lib/pages/account/view";
import { AccountForm } from "./account-form";
import { PasskeyButton } from "./passkey-button";
import { RecoveryCodes } from "./recovery-codes";
import { TotpSecret } from "./totp-secret";

/** The card of the account pages: log in, choose a password, join, or the result of a link. */
export function AccountPage({ view }: { view: AccountView }) {
  const { shell, heading, text, form, ways = [], scan, codes, passkey } = view;
  // A page without a form makes its first link the main action.
  const isMessage = form === null && ways.length === 0 && !passkey;
  const [next, links] = isMessage ? [view.links[0], view.links.slice(1)] : [undefined, view.links];
  return (
    <PageShell shell={shell}>
      <div className="mx-auto w-full max-w-[480px] px-4 py-4 sm:px-0 sm:py-10">
        <div className="sm:rounded-lg sm:border sm:border-line sm:bg-raised sm:p-8">
          <h1 className="text-2xl font-bold tracking-tight">{heading}</h1>
          {text === null ? null : <p className="mt-3 text-muted">{text}</p>}
          {scan ? <TotpSecret {...scan} /> : null}
          {codes ? <RecoveryCodes codes={codes} /> : null}
          {form === null ? null : <AccountForm form={form} />}
          {ways.map(({ href, label }, index) => (
            <a
              key={href}
              href={href}
              className={`button w-full ${index === 0 ? "mt-6" : "mt-3"}`}
              data-tone={form === null ? "accent" : undefined}
            >
              {label}
            </a>
          ))}
          <Island>{passkey ? <PasskeyButton {...passkey} /> : null}</Island>
          {next ? (
            <a href={next.href} className="button mt-6">
              {next.label}
            </a>
          ) : null}
          {links.length === 0 ? null : (
            <ul className="mt-4 flex flex-wrap gap-x-6 text-sm">
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className="link inline-flex min-h-11 items-center">
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </PageShell>
  );
}
