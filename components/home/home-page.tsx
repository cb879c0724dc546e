import { PageFrame } from "@/components/ui/page-frame";
import type { HomeView } from "@/lib/pages/home/view";
import { WeekPicture } from "./week-picture";

/** What Bookpage is, in one screen, and where to go on. */
export function HomePage({ view }: { view: HomeView }) {
  const { frame, title, text, links, points } = view;
  return (
    <PageFrame frame={frame}>
      <div className="grid items-center gap-10 px-4 pt-4 sm:px-0 lg:grid-cols-[6fr_5fr] lg:gap-16 lg:pt-10">
        <div>
          <h1 className="max-w-[16ch] text-2xl font-bold tracking-tight">{title}</h1>
          <p className="mt-4 max-w-[52ch] text-lg">{text}</p>
          <ul className="mt-8 flex flex-wrap gap-3">
            {links.map((link, index) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className="button min-h-[52px]"
                  data-tone={index === 0 ? "accent" : "plain"}
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <WeekPicture />
      </div>
      <dl className="mt-14 grid gap-x-10 gap-y-8 border-t border-line px-4 pt-10 sm:grid-cols-2 sm:px-0 lg:grid-cols-4">
        {points.map((point) => (
          <div key={point.title}>
            <dt className="font-bold">
              <span className="mb-3 block w-8 border-b-4 border-accent" />
              {point.title}
            </dt>
            <dd className="mt-1 text-sm text-muted">{point.text}</dd>
          </div>
        ))}
      </dl>
    </PageFrame>
  );
}
