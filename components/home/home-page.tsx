import { PageShell } from "@/components/ui/page-shell";
import type { HomeView } from "@/lib/pages/home/view";
import { SamplePage } from "./sample-page";

/** Bookpage on one screen, with one call to action. */
export function HomePage({ view }: { view: HomeView }) {
  const { shell, title, text, action, sample, points } = view;
  return (
    <PageShell shell={shell}>
      <div className="grid items-center gap-10 px-4 pt-4 sm:px-0 lg:grid-cols-[5fr_6fr] lg:gap-14">
        <div>
          <h1 className="max-w-[16ch] text-2xl font-bold tracking-tight">{title}</h1>
          <p className="mt-4 max-w-[52ch] text-lg">{text}</p>
          <a href={action.href} className="button mt-8 min-h-[52px]" data-tone="accent">
            {action.label}
          </a>
        </div>
        <SamplePage sample={sample} />
      </div>
      <dl className="mt-14 grid gap-x-10 gap-y-8 border-t border-line px-4 pt-10 sm:grid-cols-2 sm:px-0 lg:grid-cols-4">
        {points.map((point) => (
          <div key={point.title}>
            <dt className="font-bold">
              <span className="mb-3 block w-8 border-b-4 border-accent" />
              {point.title}
            </dt>
            <dd className="mt-1 text-sm text-muted">
              {point.text}
              {point.link === null ? null : (
                <a href={point.link.href} className="link mt-1 flex min-h-11 items-center text-text">
                  {point.link.label}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </PageShell>
  );
}
