import { ClientNavigation } from "@/components/booking/client-navigation";
import { Banner } from "@/components/ui/banner";
import { Island } from "@/components/ui/island";
import { PageShell } from "@/components/ui/page-shell";
import type { LocatorView } from "@/lib/pages/locator/view";
import { Results } from "./results";
import { SearchForm } from "./search-form";

/** The whole locator page, from `<html>` on. */
export function LocatorPage({ view }: { view: LocatorView }) {
  return (
    <PageShell shell={view.shell}>
      <div data-soft className="px-4 sm:px-0">
        <h1 className="max-w-[24ch] text-xl font-bold tracking-tight hyphens-auto lg:text-2xl">
          <bdi>{view.title}</bdi>
        </h1>
        {view.message.length === 0 ? null : (
          <div className="mt-3 grid max-w-prose gap-3">
            {view.message.map((paragraph) => (
              <p key={paragraph}>
                <bdi>{paragraph}</bdi>
              </p>
            ))}
          </div>
        )}
        <SearchForm search={view.search} />
        {view.banner === null ? null : (
          <div className="mt-6">
            <Banner {...view.banner} />
          </div>
        )}
        <Results results={view.results} />
      </div>
      <Island>
        <ClientNavigation />
      </Island>
    </PageShell>
  );
}
