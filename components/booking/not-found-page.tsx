import { NotFoundIllustration } from "@/components/illustrations/not-found-illustration";
import { NextStepCard } from "@/components/ui/next-step-card";
import { PageShell } from "@/components/ui/page-shell";
import type { NotFoundView } from "@/lib/pages/page-shell/view";

/** A page that does not exist, or no longer: says nothing about which, and offers the next step. `redirect`: see `NotifyParent`. */
export function NotFoundPage({ view, redirect }: { view: NotFoundView; redirect?: string }) {
  return (
    <PageShell frame={view.frame} {...(redirect ? { redirect } : {})}>
      <NextStepCard
        title={view.title}
        text={view.text}
        links={view.links}
        drawing={<NotFoundIllustration />}
      />
    </PageShell>
  );
}
