import { NextStepCard } from "@/components/ui/next-step-card";
import { PageFrame } from "@/components/ui/page-frame";
import { frameView } from "@/lib/bookings/frame-view";
import { languageOf } from "@/lib/bookings/reader";
import { translatorOf } from "@/lib/i18n/translate";
import { readBrowser } from "./(public)/read-browser";

interface Props {
  searchParams: Promise<{ lang?: string | string[] }>;
}

export default async function HomePage({ searchParams }: Props) {
  const [browser, { lang: asked }] = await Promise.all([readBrowser(), searchParams]);
  const lang = languageOf(browser, typeof asked === "string" ? asked : null);
  const t = translatorOf(lang);
  return (
    <PageFrame
      frame={frameView(
        lang,
        { title: "Bookpage", description: t("home.text") },
        (other) => `/?lang=${other}`,
      )}
    >
      <NextStepCard
        title={t("home.title")}
        text={t("home.text")}
        links={[{ href: "/docs", label: t("home.docs") }]}
      />
    </PageFrame>
  );
}
