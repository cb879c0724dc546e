import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import { PageShell } from "@/components/ui/page-shell";
import type { SiteView } from "@/lib/pages/home/view";

/** The home page of an organisation's own domain, with its booking pages. */
export function SitePage({ view }: { view: SiteView }) {
  const { shell, title, text, groups } = view;
  return (
    <PageShell shell={shell}>
      <div className="px-4 pt-4 sm:px-0 lg:pt-8">
        <h1 className="max-w-[24ch] text-xl font-bold tracking-tight hyphens-auto lg:text-2xl">
          <bdi>{title}</bdi>
        </h1>
        <p className="mt-3 max-w-prose text-muted">{text}</p>
        {groups.map((group) => (
          <section key={group.title ?? ""} className="mt-8">
            {group.title === null ? null : <h2 className="mb-3 text-lg font-bold">{group.title}</h2>}
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {group.pages.map(({ href, name, photo, initials }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="flex min-h-[72px] items-center gap-4 rounded-lg border border-line bg-raised p-3 font-medium hover:border-accent"
                  >
                    <Avatar photo={photo} initials={initials} size="small" />
                    <span className="min-w-0 flex-1">
                      <bdi>{name}</bdi>
                    </span>
                    <Icon name="moved" className="size-5 text-muted" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageShell>
  );
}
