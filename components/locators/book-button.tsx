import type { BookLink } from "@/lib/pages/locator/view";

/** Leads to a booking page. `of` says aloud which place, as all of these buttons look alike. */
export function BookButton({
  book,
  tone,
  of,
}: {
  book: BookLink;
  tone: "plain" | "accent";
  of: string | null;
}) {
  return (
    <a
      href={book.href}
      {...(book.leaves ? { target: "_top" } : {})}
      rel="noreferrer"
      className="button max-sm:w-full"
      data-tone={tone}
    >
      {book.label}
      {of === null ? null : (
        <span className="sr-only">
          : <bdi>{of}</bdi>
        </span>
      )}
    </a>
  );
}
