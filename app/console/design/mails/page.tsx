import { notFound } from "next/navigation";
import { Document } from "@/components/ui/document";
import { buildMailBranding } from "@/lib/domain/messaging/mail/build-mail-branding";
import { renderMailHtml, renderMailText } from "@/lib/domain/messaging/mail/render-mail";
import { makeBranding } from "@/lib/domain/tenancy/branding/testing/make-branding";
import { isLanguage, LANGUAGES } from "@/lib/platform/i18n/languages";
import { buildSampleMails } from "./build-sample-mails";

/** Every mail that users and guests can get, with sample data, as HTML and as text. For development only. */
export default async function MailsPage({
  searchParams,
}: {
  searchParams: Promise<{ lang?: string; accent?: string }>;
}) {
  const { lang: requestedLang, accent = null } = await searchParams; // first, as on the page of the design
  if (process.env.NODE_ENV === "production" && process.env.DESIGN_PAGE !== "1") notFound();
  const lang = requestedLang && isLanguage(requestedLang) ? requestedLang : "en";
  const branding = buildMailBranding({ ...makeBranding("Acme"), accent }, lang);
  return (
    <Document lang="en" head={{ title: "Mails", secret: true }}>
      <main className="mx-auto w-full max-w-6xl px-4 py-6">
        <h1 className="text-xl font-semibold">Mails</h1>
        <nav aria-label="Language" className="mt-3 flex flex-wrap gap-4">
          {LANGUAGES.map((language) => (
            <a
              key={language}
              href={`?lang=${language}`}
              aria-current={language === lang ? "page" : undefined}
              className="underline aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {language}
            </a>
          ))}
        </nav>
        {buildSampleMails(lang).map(({ kind, subject, from, content }) => (
          <section key={subject + content.text} className="mt-8 border-t border-line pt-4">
            <h2 className="font-semibold">{subject}</h2>
            <p className="text-sm text-muted">
              {kind} · {from}
            </p>
            <div className="mt-3 grid gap-4 lg:grid-cols-2">
              <iframe
                title={`${kind}: ${subject}`}
                srcDoc={renderMailHtml(content, branding)}
                sandbox=""
                className="h-160 w-full border border-line"
              />
              <pre className="overflow-x-auto whitespace-pre-wrap border border-line p-4 text-sm">
                {renderMailText(content, branding)}
              </pre>
            </div>
          </section>
        ))}
      </main>
    </Document>
  );
}
