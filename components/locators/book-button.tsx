import type { BookLink } from "@/lib/pages/locator/view";

/**
 * Links to a booking page. `of` and `at` add the location and the time to the accessible name, since all of these
 * buttons look alike.
 */
export function BookButton({
  book,
  tone,
  of,
  at = null,
}: {
  book: BookLink;
  tone: "plain" | "accent";
  of: string | null;
  at?: string | null;
}) {
  return (
    <a
      href={book.href}
      {...(book.leaves ? { target: "_top" } : {})}
      rel="noreferrer"
      className="button max-sm:min-h-12 max-sm:grow"
      data-tone={tone}
    >
      {book.label}
      {of === null ? null : (
        <span className="sr-only">
          : <bdi>{of}</bdi>
          {at === null ? null : `, ${at}`}
        </span>
      )}
    </a>
  );
}
