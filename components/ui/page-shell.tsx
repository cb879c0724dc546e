import type { ReactNode } from "react";
import type { PageShellView } from "@/lib/pages/page-shell/view";
import { BrandLogo } from "./brand-logo";
import { Document } from "./document";
import { Island } from "./island";
import { LanguageSwitcher } from "./language-switcher";
import { Logo } from "./logo";
import { NotifyParent } from "./notify-parent";

const [USUAL_WIDTH, PADDING] = [1200, 64];

/** The shell of a public page, from `<html>` to the footer. */
export function PageShell({
  shell,
  redirect,
  room,
  children,
}: {
  shell: PageShellView;
  redirect?: string;
  /** The maximal content width in pixels; most pages have a fixed one. */
  room?: number;
  children: ReactNode;
}) {
  const { lang, head, skip, languages, account, footer, embed, brand, colours, test, guessedZone } = shell;
  if (embed) {
    return (
      <Document lang={lang} head={head} colours={colours} embed={embed} guessedZone={guessedZone}>
        <TestModeBanner text={test} />
        <main id="main" className="wrap-anywhere">
          {children}
        </main>
        <Island>
          <NotifyParent {...(redirect ? { redirect } : {})} />
        </Island>
      </Document>
    );
  }
  const width = { style: { maxWidth: Math.max(USUAL_WIDTH, (room ?? 0) + PADDING) } };
  return (
    <Document lang={lang} head={head} colours={colours} guessedZone={guessedZone}>
      <a
        href="#main"
        className="button fixed top-3 start-3 z-20 -translate-y-20 opacity-0 focus:translate-y-0 focus:opacity-100"
        data-tone="accent"
      >
        {skip}
      </a>
      <TestModeBanner text={test} />
      <header
        className="mx-auto flex h-16 w-full items-center justify-between pe-1 ps-4 sm:pe-5 sm:ps-8"
        {...width}
      >
        {brand === null ? <ProductName /> : <BrandLogo {...brand} />}
        <div className="flex flex-none items-center">
          {account ? (
            <a
              href={account.href}
              className="button text-sm whitespace-nowrap max-sm:px-1.5"
              data-tone="quiet"
            >
              {account.label}
            </a>
          ) : null}
          {languages === null ? null : <LanguageSwitcher {...languages} isShort={Boolean(account)} />}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full flex-1 pt-2 pb-16 wrap-anywhere sm:px-8 lg:pt-8"
        {...width}
      >
        {children}
      </main>
      {footer === null ? null : (
        <footer
          className="mx-auto flex w-full flex-wrap items-center justify-between gap-x-6 px-4 pb-6 text-xs text-muted sm:px-8"
          {...width}
        >
          <p className="py-3 whitespace-pre-line">{footer.text}</p>
          <ul className="flex flex-wrap gap-x-5">
            {footer.links.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </footer>
      )}
    </Document>
  );
}

const ProductName = () => (
  <b className="flex min-w-0 items-center gap-2 text-lg tracking-tight max-sm:gap-1.5 max-sm:text-base">
    <Logo />
    <span className="truncate">Bookpage</span>
  </b>
);

const TestModeBanner = ({ text }: { text: string | undefined }) =>
  text ? (
    <p data-test-mode className="bg-warn px-4 py-2 text-center text-surface text-xs">
      {text}
    </p>
  ) : null;
