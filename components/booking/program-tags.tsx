import type { BookingView } from "@/lib/pages/booking/view";

/** Tells programs that read the page how to book on it. React moves the link up. */
export const ProgramTags = ({ text, action }: NonNullable<BookingView["programs"]>) => (
  <>
    <link rel="alternate" type="text/markdown" href={text} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which every `<` is escaped */}
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: action }} />
  </>
);
