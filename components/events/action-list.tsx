import { hiddenFields } from "@/components/booking/hidden-fields";
import type { EventView } from "@/lib/pages/event/view";

/** What the reader can do here: links to a question, or a form that is only a button. */
export function ActionList({ actions }: { actions: EventView["actions"] }) {
  return (
    <ul data-screen className="flex flex-wrap gap-3 border-t border-line px-4 py-5 sm:px-8">
      {actions.map(({ href, label, tone, post }) => (
        <li key={href} className="flex">
          {post === null ? (
            <a href={href} className="button" data-tone={tone}>
              {label}
            </a>
          ) : (
            <form action={href} method="post" className="flex">
              {hiddenFields(post)}
              <button type="submit" className="button" data-tone={tone}>
                {label}
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
