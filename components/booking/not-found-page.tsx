import { NextStepCard } from "@/components/ui/next-step-card";
import { PageFrame } from "@/components/ui/page-frame";
import type { NotFoundView } from "@/lib/bookings/view";

/** A page that does not exist, or no longer: says nothing about which, and offers the next step. */
export function NotFoundPage({ view }: { view: NotFoundView }) {
  return (
    <PageFrame frame={view.frame}>
      <NextStepCard title={view.title} text={view.text} links={view.links} />
    </PageFrame>
  );
}
