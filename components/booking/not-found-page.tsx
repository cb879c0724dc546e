import { LostPage } from "@/components/drawings/lost-page";
import { NextStepCard } from "@/components/ui/next-step-card";
import { PageFrame } from "@/components/ui/page-frame";
import type { NotFoundView } from "@/lib/pages/frame/view";

/** A page that does not exist, or no longer: says nothing about which, and offers the next step. `redirect`: see `TellParent`. */
export function NotFoundPage({ view, redirect }: { view: NotFoundView; redirect?: string }) {
  return (
    <PageFrame frame={view.frame} {...(redirect ? { redirect } : {})}>
      <NextStepCard title={view.title} text={view.text} links={view.links} drawing={<LostPage />} />
    </PageFrame>
  );
}
