import { renderHiddenFields } from "@/components/booking/render-hidden-fields";
import { PageShell } from "@/components/ui/page-shell";
import type { WaitingView } from "@/lib/pages/waiting-list/view";

/** The waiting list card: the awaited day, the offered time, and the link to leave the list. */
export function WaitingPage({ view }: { view: WaitingView }) {
  const { shell, heading, text, book, leave, back } = view;
  return (
    <PageShell shell={shell}>
      <div className="mx-auto w-full max-w-[560px] px-4 py-4 sm:px-0 sm:py-10">
        <div className="sm:rounded-lg sm:border sm:border-line sm:bg-raised sm:p-8">
          <h1 className="text-2xl font-bold tracking-tight hyphens-auto">{heading}</h1>
          <p className="mt-3">{text}</p>
          {book === null ? null : (
            <a href={book.href} className="button mt-6 w-full sm:w-auto" data-tone="accent">
              {book.label}
            </a>
          )}
          {leave === null ? null : (
            <form action={leave.action} method="post" className="mt-4">
              {renderHiddenFields(leave.hidden)}
              <button type="submit" className="button w-full sm:w-auto">
                {leave.label}
              </button>
            </form>
          )}
          {back === null ? null : (
            <p className="mt-4 text-sm">
              <a href={back.href} className="link inline-flex min-h-11 items-center">
                {back.label}
              </a>
            </p>
          )}
        </div>
      </div>
    </PageShell>
  );
}
