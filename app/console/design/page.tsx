import { notFound } from "next/navigation";
import { BookingPage } from "@/components/booking/booking-page";
import { NotFoundPage } from "@/components/booking/not-found-page";
import { Document } from "@/components/ui/document";
import { Gallery } from "./gallery";
import { sampleBooking } from "./sample-booking";
import { sampleDetails } from "./sample-details";
import { sampleNotFound } from "./sample-frame";
import type { SampleLang } from "./sample-texts";

type Query = Promise<Record<string, string | string[] | undefined>>;

/** The design system on one page, and with `?view=` each screen of booking with sample data. For development only. */
export default async function DesignPage({ searchParams }: { searchParams: Query }) {
  if (process.env.NODE_ENV === "production" && process.env.DESIGN_PAGE !== "1") notFound();
  const query = await searchParams;
  const lang: SampleLang = query.lang === "de" ? "de" : "en";
  switch (query.view) {
    case "times":
      return <BookingPage view={sampleBooking(lang, false)} />;
    case "several":
      return <BookingPage view={sampleBooking(lang, true)} />;
    case "details":
    case "refused": {
      const details = sampleDetails(lang, query.view === "refused");
      return <BookingPage view={{ ...sampleBooking(lang, false), step: { name: "details", details } }} />;
    }
    case "missing":
      return <NotFoundPage view={sampleNotFound(lang)} />;
    default:
      return (
        <Document lang="en" head={{ title: "Design", secret: true }}>
          <Gallery />
        </Document>
      );
  }
}
