import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import type { MemberChoice } from "@/lib/pages/booking/view";

/** The choice of a team member as links, which work without scripts. */
export function MemberChoices({ heading, choices }: { heading: string; choices: MemberChoice[] }) {
  return (
    <nav aria-labelledby="members-title" className="mb-6 px-4 sm:px-0">
      <h2 id="members-title" className="text-sm font-medium">
        {heading}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.href} className="min-w-0">
            <a
              href={choice.href}
              {...(choice.current ? { "aria-current": "true" as const } : {})}
              className="flex min-h-12 items-center gap-2.5 rounded-lg border border-line bg-raised py-1 pe-4 ps-1 text-sm transition-colors hover:border-text aria-[current]:border-text aria-[current]:bg-accent/12 aria-[current]:font-bold"
            >
              {choice.initials === null ? (
                <span className="grid size-10 flex-none place-items-center">
                  <Icon name="people" className="size-5 text-muted" />
                </span>
              ) : (
                <Avatar photo={choice.photo} initials={choice.initials} size="small" />
              )}
              <span className="min-w-0 break-words">
                <bdi>{choice.name}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
