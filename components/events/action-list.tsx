import { renderHiddenFields } from "@/components/booking/render-hidden-fields";
import { Icon } from "@/components/ui/icon";
import type { EventView } from "@/lib/pages/event/view";

type Action = EventView["actions"][number];

interface ActionListProps {
  actions: EventView["actions"];
  /** Collapses all but the first. */
  more: string | null;
  /** Only what asks for an answer is a button. */
  isQuiet: boolean;
}

/** The reader's actions: links to a step, or forms that are only a button. */
export function ActionList({ actions, more, isQuiet }: ActionListProps) {
  const shown = more === null ? actions : actions.slice(0, 1);
  const rest = actions.slice(shown.length);
  return (
    <div
      data-screen
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-4 py-5 sm:px-8"
    >
      <ul className="contents">
        {shown.map((action) => (
          <li
            key={action.href}
            className={
              isQuiet ? (action.tone === "accent" ? "flex max-sm:basis-full" : "flex") : "flex max-sm:grow"
            }
          >
            {renderButton(
              action,
              isQuiet && action.tone !== "accent" ? QUIET_LINK : "button min-h-13 max-sm:w-full",
            )}
          </li>
        ))}
      </ul>
      {rest.length === 0 ? null : (
        <details className="group max-sm:grow max-sm:open:basis-full">
          <summary className="button min-h-13 max-sm:w-full" data-tone="plain">
            {more}
            <Icon name="down" className="size-5 group-open:rotate-180" />
          </summary>
          <ul className="mt-3 grid overflow-hidden rounded-sm border border-line sm:w-sm">
            {rest.map((action) => (
              <li key={action.href} className="flex border-line not-first:border-t">
                {renderButton(action, MENU_LINE)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const QUIET_LINK = "link inline-flex min-h-11 cursor-pointer text-sm items-center data-[tone=bad]:text-bad";

const MENU_LINE =
  "flex min-h-12 w-full cursor-pointer items-center px-4 py-2 text-start font-medium transition-colors hover:bg-surface data-[tone=bad]:text-bad";

const renderButton = ({ href, label, tone, post }: Action, className: string) =>
  post === null ? (
    <a href={href} className={className} data-tone={tone}>
      {label}
    </a>
  ) : (
    <form action={href} method="post" className="flex grow">
      {renderHiddenFields(post)}
      <button type="submit" className={className} data-tone={tone}>
        {label}
      </button>
    </form>
  );
