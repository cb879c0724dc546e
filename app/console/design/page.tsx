import { notFound } from "next/navigation";
import { BookingPage } from "@/components/booking/booking-page";
import { NotFoundPage } from "@/components/booking/not-found-page";
import { Document } from "@/components/ui/document";
import { buildSampleBooking } from "./build-sample-booking";
import { buildSampleDetails } from "./build-sample-details";
import { buildSampleNotFound } from "./build-sample-shell";
import { Gallery } from "./gallery";
import type { SampleLang } from "./sample-texts";

type Query = Promise<Record<string, string | string[] | undefined>>;

/** The design system on one page, and with `?view=` each screen of booking with sample data. For development only. */
export default async function DesignPage({ searchParams }: { searchParams: Query }) {
  const query = await searchParams; // first, so that a build renders no page without a nonce
  if (process.env.NODE_ENV === "production" && process.env.DESIGN_PAGE !== "1") notFound();
  const lang: SampleLang = query.lang === "de" ? "de" : "en";
  switch (query.view) {
    case "times":
      return <BookingPage view={buildSampleBooking(lang, false)} />;
    case "several":
      return <BookingPage view={buildSampleBooking(lang, true)} />;
    case "details":
    case "refused": {
      const details = buildSampleDetails(lang, query.view === "refused");
      return (
        <BookingPage view={{ ...buildSampleBooking(lang, false), step: { name: "details", details } }} />
      );
    }
    case "missing":
      return <NotFoundPage view={buildSampleNotFound(lang)} />;
    default:
      return (
        <Document lang="en" head={{ title: "Design", secret: true }}>
          <Gallery />
        </Document>
      );
  }
}
